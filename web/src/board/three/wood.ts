// What the board, the table and the pieces are made of, painted when a view opens.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from "three";

/** Half the board with its frame, in squares. */
export const HALF = 4.5;

const PIXELS = 1280;
const SQUARE = PIXELS / (2 * HALF);

/** Numbers that look like chance and are always the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement("canvas");
  Object.assign(element, { width, height });
  const brush = element.getContext("2d");
  if (!brush) throw new Error("no canvas to paint on");
  return [element, brush];
}

/** The grain of a plank: long, fine, a little bent lines within a rectangle. */
function grain(
  brush: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  next: () => number,
  ink: string,
): void {
  brush.save();
  brush.beginPath();
  brush.rect(x, y, width, height);
  brush.clip();
  brush.strokeStyle = ink;
  const lying = width > height;
  const [long, across] = lying ? [width, height] : [height, width];
  for (let at = next() * 4; at < across; at += 1.5 + next() * 6) {
    const bend = (next() - 0.5) * 7;
    brush.globalAlpha = 0.05 + next() * 0.16;
    brush.lineWidth = 0.6 + next() * 1.8;
    brush.beginPath();
    if (lying) {
      brush.moveTo(x, y + at);
      brush.quadraticCurveTo(x + long * (0.3 + next() * 0.4), y + at + bend, x + long, y + at);
    } else {
      brush.moveTo(x + at, y);
      brush.quadraticCurveTo(x + at + bend, y + long * (0.3 + next() * 0.4), x + at, y + long);
    }
    brush.stroke();
  }
  brush.restore();
}

function squares(brush: CanvasRenderingContext2D): void {
  const next = chance(7);
  for (let rank = 0; rank < 8; rank += 1) {
    for (let file = 0; file < 8; file += 1) {
      const light = (rank + file) % 2 === 0;
      const place = [(file + 0.5) * SQUARE, (rank + 0.5) * SQUARE, SQUARE, SQUARE] as const;
      const tone = (next() - 0.5) * 6;
      brush.fillStyle = light ? `hsl(35 44% ${65 + tone}%)` : `hsl(23 38% ${37 + tone}%)`;
      brush.fillRect(...place);
      grain(brush, place, next, light ? "#8a5a2b" : "#2a1509");
    }
  }
}

/** The frame's four planks, mitred at the corners. */
function frame(brush: CanvasRenderingContext2D): void {
  const next = chance(3);
  for (let side = 0; side < 4; side += 1) {
    brush.save();
    brush.translate(PIXELS / 2, PIXELS / 2);
    brush.rotate((side * Math.PI) / 2);
    brush.translate(-PIXELS / 2, -PIXELS / 2);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(PIXELS, 0);
    brush.lineTo(PIXELS - SQUARE / 2, SQUARE / 2);
    brush.lineTo(SQUARE / 2, SQUARE / 2);
    brush.clip();
    brush.fillStyle = side % 2 ? "#46291a" : "#4b2d1d";
    brush.fillRect(0, 0, PIXELS, SQUARE / 2);
    grain(brush, [0, 0, PIXELS, SQUARE / 2], next, "#170b05");
    brush.restore();
  }
  brush.strokeStyle = "#c79a55";
  brush.lineWidth = SQUARE * 0.025;
  const inset = SQUARE * 0.47;
  brush.strokeRect(inset, inset, PIXELS - 2 * inset, PIXELS - 2 * inset);
}

/** Letters and figures on all four sides, each to be read from its own side. */
function names(brush: CanvasRenderingContext2D): void {
  brush.fillStyle = "#dcbf8a";
  brush.font = `600 ${SQUARE * 0.25}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const [turn, side] of [[0, 1] as const, [Math.PI, -1] as const]) {
    brush.save();
    brush.translate(PIXELS / 2, PIXELS / 2);
    brush.rotate(turn);
    for (let at = 0; at < 8; at += 1) {
      const place = (at - 3.5) * SQUARE * side;
      brush.fillText("abcdefgh".charAt(at), place, SQUARE * 4.235);
      brush.fillText(`${side > 0 ? 8 - at : at + 1}`, SQUARE * -4.24, (at - 3.5) * SQUARE);
    }
    brush.restore();
  }
}

function asTexture(element: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(element);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** The board from above, with its frame, and its names if they are wanted. */
export function boardTexture(named: boolean): CanvasTexture {
  const [element, brush] = canvas(PIXELS, PIXELS);
  frame(brush);
  squares(brush);
  if (named) names(brush);
  return asTexture(element);
}

/** The grain of turned wood, nearly white, to be dyed by a material. */
export function woodTexture(): CanvasTexture {
  const [element, brush] = canvas(256, 256);
  brush.fillStyle = "#f4f0ea";
  brush.fillRect(0, 0, 256, 256);
  grain(brush, [0, 0, 255, 256], chance(11), "#6b4a2c");
  const texture = asTexture(element);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

/** The felt of the table, lit in the middle and lost in the room at its edge. */
export function feltTexture(): CanvasTexture {
  const [element, brush] = canvas(512, 512);
  const fade = brush.createRadialGradient(256, 256, 100, 256, 256, 256);
  fade.addColorStop(0, "rgb(58 74 58)");
  fade.addColorStop(0.55, "rgb(48 62 49 / 0.92)");
  fade.addColorStop(1, "rgb(34 44 35 / 0)");
  brush.fillStyle = fade;
  brush.fillRect(0, 0, 512, 512);
  const next = chance(5);
  brush.globalCompositeOperation = "source-atop";
  for (let hair = 0; hair < 9000; hair += 1) {
    brush.fillStyle = next() > 0.5 ? "rgb(255 255 240 / 0.035)" : "rgb(0 0 0 / 0.06)";
    brush.fillRect(next() * 512, next() * 512, 1 + next() * 2, 1);
  }
  return asTexture(element);
}

/** A soft round shadow. */
export function shadowTexture(): CanvasTexture {
  const [element, brush] = canvas(64, 64);
  const fade = brush.createRadialGradient(32, 32, 6, 32, 32, 32);
  fade.addColorStop(0, "rgb(0 0 0 / 1)");
  fade.addColorStop(0.55, "rgb(0 0 0 / 0.62)");
  fade.addColorStop(1, "rgb(0 0 0 / 0)");
  brush.fillStyle = fade;
  brush.fillRect(0, 0, 64, 64);
  return asTexture(element);
}
