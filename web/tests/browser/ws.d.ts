declare module "ws" {
  /** What the tests use of it; Node 20 has no WebSocket of its own. */
  export class WebSocket {
    constructor(address: string);
    on(event: "message", hear: (data: unknown) => void): this;
    once(event: "open" | "error", hear: (error: unknown) => void): this;
    send(text: string): void;
    close(): void;
  }
}
