// A view in depth: the room, the men and the marks, seen by an eye and moved by fingers.

import { Scene as Space } from "three";
import type { Square } from "../../protocol";
import type { BoardView, Hands, Scene } from "../view";
import { Picture } from "./canvas";
import { Eye, type Kind } from "./eye";
import { Fingers } from "./fingers";
import { lightSide, onLight } from "./light";
import { Marks } from "./marks";
import { Men } from "./men";
import { Room } from "./room";

/** What a test asks of a view. */
export interface Measure {
  readonly triangles: number;
  readonly calls: number;
  readonly frames: number;
  readonly level: number;
}

/** A board in depth. */
export class Depth implements BoardView {
  readonly eye: Eye;
  readonly #picture: Picture;
  readonly #space = new Space();
  readonly #room: Room;
  readonly #men: Men;
  readonly #marks = new Marks();
  readonly #fingers: Fingers;
  readonly #unlit: () => void;
  readonly #still = matchMedia("(prefers-reduced-motion: reduce)");
  #scene: Scene | null = null;
  #carrying = false;
  #most = { triangles: 0, calls: 0 };

  /** Throws if the browser has no WebGL; then nothing is left in the host. */
  constructor(
    kind: Kind,
    private readonly host: HTMLElement,
    hands: Hands,
    level?: number,
  ) {
    this.#picture = new Picture(
      (now) => this.#draw(now),
      () => this.#refine(),
      level,
    );
    const { element, pace } = this.#picture;
    this.eye = new Eye(kind);
    this.#room = new Room(pace.tier, pace.level > 0);
    this.#men = new Men(pace.tier, pace.level > 0);
    this.#space.add(this.#room.group, this.#men.group, this.#marks.group);
    const fill = { display: "block", width: "100%", height: "100%", touchAction: "none" };
    // Where the table ends the room is dark, whatever the page is like.
    Object.assign(element.style, fill, { background: "#1c1a14", borderRadius: "3px" });
    element.setAttribute("aria-hidden", "true");
    element.dataset.view = kind;
    host.append(element);
    this.#fingers = new Fingers(element, hands, () => this.#scene, this.eye, {
      carried: (from, x, z, landing) => this.#carried(from, x, z, landing),
      letGo: () => this.#letGo(),
      turned: () => this.#looked(),
    });
    this.#unlit = onLight(() => this.#light());
    this.resize();
  }

  show(scene: Scene): void {
    const before = this.#scene;
    const turned = before?.bottom !== scene.bottom;
    if (before && (turned || !scene.active)) this.cancel();
    this.#scene = scene;
    if (turned) this.#frame();
    this.#room.name(this.host.closest(".hide-names") === null);
    this.#men.aside(scene.captured, scene.bottom);
    this.#men.show(scene.pieces, turned ? null : this.#clock());
    this.#marks.show(scene);
    this.#picture.ask(true);
  }

  cancel(): void {
    this.#fingers.cancel();
  }

  resize(): void {
    const { width, height } = this.host.getBoundingClientRect();
    this.#picture.size(Math.max(1, width), Math.max(1, height));
    this.#frame();
  }

  close(): void {
    this.#fingers.close();
    this.#unlit();
    this.#room.close();
    this.#men.close();
    this.#marks.close();
    this.#picture.close();
  }

  /** The most that one frame has taken so far. */
  measure(): Measure {
    return { ...this.#most, frames: this.#picture.frames, level: this.#picture.pace.level };
  }

  /** The time for what moves, or null if nothing is to be seen moving. */
  #clock(): number | null {
    return this.#still.matches ? null : performance.now();
  }

  #frame(): void {
    const { width, height } = this.host.getBoundingClientRect();
    this.eye.frame(width, height, this.#scene?.bottom ?? "white");
    this.#light();
    this.#looked();
  }

  #light(): void {
    this.#room.light(lightSide(), this.#scene?.bottom ?? "white");
    this.#picture.ask(true);
  }

  /** The eye has moved: what it sees where is told to the page, for tests and tools. */
  #looked(): void {
    const { projectionMatrix, matrixWorldInverse } = this.eye.camera;
    const all = projectionMatrix.clone().multiply(matrixWorldInverse).elements;
    this.#picture.element.dataset.projection = all.map((value) => value.toFixed(5)).join(" ");
    this.#picture.ask(false);
  }

  #carried(from: Square, x: number, z: number, landing: Square | null): void {
    if (!this.#men.carry(from, x, z)) {
      this.cancel();
      return;
    }
    this.#marks.land(landing);
    // The piece in the hand throws no shadow of the window's: once it is gone, that picture stays.
    this.#picture.ask(!this.#carrying);
    this.#carrying = true;
  }

  #letGo(): void {
    if (!this.#carrying) return;
    this.#carrying = false;
    this.#men.letGo(this.#clock());
    this.#marks.land(null);
    this.#picture.ask(true);
  }

  /** The tier has changed: the set and the shadows are made anew for it. */
  #refine(): void {
    this.#room.refine(this.#picture.pace.tier);
    this.#men.refine(this.#picture.pace.tier);
    this.resize();
  }

  #draw(now: number): boolean {
    const moving = this.#men.moving;
    const going = moving && this.#men.advance(now);
    const { renderer } = this.#picture;
    if (moving) renderer.shadowMap.needsUpdate = true;
    this.#picture.render(this.#space, this.eye.camera);
    const { triangles, calls } = renderer.info.render;
    this.#most = {
      triangles: Math.max(this.#most.triangles, triangles),
      calls: Math.max(this.#most.calls, calls),
    };
    return going;
  }
}
