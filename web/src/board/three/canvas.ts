// The picture in which a view in depth is drawn, and when it is drawn: only after a change.

import { type Camera, PCFShadowMap, type Scene, WebGLRenderer } from "three";
import { LOST } from "../view";
import { firstLevel, Pace } from "./tiers";

/** A picture that draws itself when it is told that something has changed. */
export class Picture {
  readonly element: HTMLCanvasElement;
  readonly pace: Pace;
  readonly renderer: WebGLRenderer;
  readonly #draw: (now: number) => boolean;
  readonly #refine: () => void;
  #asked = 0;
  #gone: ReturnType<typeof setTimeout> | undefined;
  #wanted = false;
  /** When the frame before was drawn, until it is known how long it took. */
  #before: number | null = null;
  #frames = 0;

  /**
   * `draw` draws a frame and tells whether the next should follow at once; `refine` makes all that
   * is drawn anew for the tier; `level` is the tier to begin with, unless the machine decides.
   *
   * Throws if the browser has no WebGL.
   */
  constructor(draw: (now: number) => boolean, refine: () => void, level?: number) {
    this.element = document.createElement("canvas");
    const context = this.element.getContext("webgl2", { alpha: true, antialias: true });
    if (!context) throw new Error("this browser draws nothing in depth");
    const known = context.getExtension("WEBGL_debug_renderer_info");
    const name = String(known ? context.getParameter(known.UNMASKED_RENDERER_WEBGL) : "");
    this.pace = new Pace(level ?? firstLevel(name, matchMedia("(pointer: coarse)").matches));
    this.renderer = new WebGLRenderer({ canvas: this.element, context, alpha: true });
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.shadowMap.needsUpdate = true;
    this.#draw = draw;
    this.#refine = refine;
    this.element.addEventListener("webglcontextlost", this.#lost);
    this.element.addEventListener("webglcontextrestored", this.#restored);
  }

  /** How many frames were ever drawn. */
  get frames(): number {
    return this.#frames;
  }

  size(width: number, height: number): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, this.pace.tier.density));
    this.renderer.setSize(width, height, false);
  }

  /** Something has changed: draws at the next frame; what throws a shadow may have moved. */
  ask(shadows: boolean): void {
    if (shadows) this.renderer.shadowMap.needsUpdate = true;
    this.#wanted = true;
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  }

  render(scene: Scene, camera: Camera): void {
    this.renderer.render(scene, camera);
    this.#frames += 1;
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
    clearTimeout(this.#gone);
    this.element.removeEventListener("webglcontextlost", this.#lost);
    this.element.removeEventListener("webglcontextrestored", this.#restored);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.element.remove();
  }

  readonly #frame = (now: number): void => {
    this.#asked = 0;
    if (this.#before !== null && this.pace.frame(now - this.#before)) this.#refine();
    this.#before = null;
    if (!this.#wanted) return;
    this.#wanted = this.#draw(now);
    this.#before = now;
    // One frame more, drawn or not, tells how long this one took. Only where frames follow one
    // another is that the card's time; a single one never counts as slow.
    if (this.#asked === 0) this.#asked = requestAnimationFrame(this.#frame);
  };

  /** The graphics card may come back; a game cannot wait for it for long. */
  readonly #lost = (): void => {
    clearTimeout(this.#gone);
    this.#gone = setTimeout(() => this.element.parentElement?.dispatchEvent(new Event(LOST)), 2000);
  };

  readonly #restored = (): void => {
    clearTimeout(this.#gone);
    this.ask(true);
  };
}
