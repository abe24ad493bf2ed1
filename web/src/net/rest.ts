// Questions to the hall that are answered once.

import type { Fault } from "../protocol";

/** The hall said no, and why; nothing where it could not be reached. */
export class HallFault extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault | null,
  ) {
    super(fault?.say.en);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new HallFault(0, null);
  }
  if (response.ok) return response;
  let fault: Fault | null = null;
  try {
    fault = ((await response.json()) as { error: Fault }).error;
  } catch {
    // A proxy in between answered with a page of its own.
  }
  throw new HallFault(response.status, fault);
}

async function json<T>(response: Response): Promise<T> {
  const text = await response.text();
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

/** Asks for something. */
export const get = async <T>(path: string): Promise<T> => json<T>(await ask("GET", path));
/** Asks for something that is text, such as a game in PGN. */
export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text();
/** Has something done. */
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  json<T>(await ask("POST", path, body));
/** Puts something in the place of what was there. */
export const put = async <T>(path: string, body: unknown): Promise<T> =>
  json<T>(await ask("PUT", path, body));
/** Takes something away. */
export const remove = async <T>(path: string, body?: unknown): Promise<T> =>
  json<T>(await ask("DELETE", path, body));
/** Changes parts of something. */
export const patch = async <T>(path: string, body: unknown): Promise<T> =>
  json<T>(await ask("PATCH", path, body));
