// Bodies as plain numbers: turned, drawn through sections, put together, and given normals.

/** A closed body: corners, three numbers each, and triangles, three corners each, seen from out. */
export interface Solid {
  readonly corners: readonly number[];
  readonly triangles: readonly number[];
}

/** What the graphics card gets. */
export interface Mesh {
  readonly position: Float32Array;
  readonly normal: Float32Array;
  readonly index: Uint16Array | Uint32Array;
}

/** A place in space. */
export type Place = readonly [number, number, number];

/** Several bodies as one. */
export function together(...solids: readonly Solid[]): Solid {
  const corners: number[] = [];
  const triangles: number[] = [];
  for (const solid of solids) {
    const first = corners.length / 3;
    for (const value of solid.corners) corners.push(value);
    for (const corner of solid.triangles) triangles.push(corner + first);
  }
  return { corners, triangles };
}

/** The body with each corner taken elsewhere; `mirrored` keeps the outside outside. */
export function placed(
  solid: Solid,
  place: (x: number, y: number, z: number) => Place,
  mirrored = false,
): Solid {
  const corners: number[] = [];
  for (let at = 0; at < solid.corners.length; at += 3) {
    const [x = 0, y = 0, z = 0] = solid.corners.slice(at, at + 3);
    corners.push(...place(x, y, z));
  }
  return { corners, triangles: mirrored ? [...solid.triangles].reverse() : solid.triangles };
}

/**
 * Closed rings, one above the other, each with as many places in the same order (seen from above
 * against the clock), joined by walls and closed by a fan at both ends.
 */
export function walled(rings: readonly (readonly Place[])[]): Solid {
  const around = rings[0]?.length ?? 0;
  const corners = rings.flat(2);
  const triangles: number[] = [];
  for (let row = 0; row + 1 < rings.length; row += 1) {
    for (let step = 0; step < around; step += 1) {
      const next = (step + 1) % around;
      const [a, b] = [row * around + step, row * around + next];
      const [c, d] = [a + around, b + around];
      triangles.push(a, b, d, a, d, c);
    }
  }
  for (const [row, down] of [[0, true] as const, [rings.length - 1, false] as const]) {
    const ring = rings[row] ?? [];
    const middle = corners.length / 3;
    for (const axis of [0, 1, 2] as const) {
      corners.push(ring.reduce((sum, place) => sum + place[axis], 0) / around);
    }
    for (let step = 0; step < around; step += 1) {
      const [a, b] = [row * around + step, row * around + ((step + 1) % around)];
      triangles.push(middle, ...(down ? [b, a] : [a, b]));
    }
  }
  return { corners, triangles };
}

/** Corners at the same place become one; triangles without area go. */
export function welded({ corners, triangles }: Solid): Solid {
  const known = new Map<string, number>();
  const kept: number[] = [];
  const became: number[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const place = corners.slice(at, at + 3);
    const key = place.map((value) => Math.round(value * 2000)).join();
    let corner = known.get(key);
    if (corner === undefined) {
      corner = kept.length / 3;
      known.set(key, corner);
      kept.push(...place);
    }
    became.push(corner);
  }
  const left: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(at, at + 3).map((corner) => became[corner] ?? 0);
    if (a !== b && b !== c && c !== a) left.push(a, b, c);
  }
  return { corners: kept, triangles: left };
}

/** Twice the area of a triangle, as an arrow outward. */
function across(corners: readonly number[], a: number, b: number, c: number): Place {
  const at = (corner: number, axis: number): number => corners[corner * 3 + axis] ?? 0;
  const [ux, uy, uz] = [0, 1, 2].map((axis) => at(b, axis) - at(a, axis)) as [
    number,
    number,
    number,
  ];
  const [vx, vy, vz] = [0, 1, 2].map((axis) => at(c, axis) - at(a, axis)) as [
    number,
    number,
    number,
  ];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

const long = ([x, y, z]: Place): number => Math.hypot(x, y, z) || 1;

/** Only the triangles that have a front: three corners on one line have none. */
function withArea(corners: readonly number[], triangles: readonly number[]): number[] {
  const left: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(at, at + 3);
    if (Math.hypot(...across(corners, a, b, c)) > 1e-9) left.push(a, b, c);
  }
  return left;
}

/** Normals that are smooth but for edges sharper than `crease`, in radians. */
export function shaded(body: Solid, crease: number): Mesh {
  const { corners, triangles: all } = welded(body);
  const triangles = withArea(corners, all);
  const faces: Place[] = [];
  const around: number[][] = Array.from({ length: corners.length / 3 }, () => []);
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.slice(at, at + 3);
    for (const corner of [a, b, c]) around[corner]?.push(faces.length);
    faces.push(across(corners, a, b, c));
  }
  const known = new Map<string, number>();
  const position: number[] = [];
  const normal: number[] = [];
  const sharp = Math.cos(crease);
  const index = triangles.map((corner, at) => {
    const own = faces[Math.floor(at / 3)] ?? [0, 1, 0];
    const sum: [number, number, number] = [0, 0, 0];
    for (const face of around[corner] ?? []) {
      const other = faces[face] ?? own;
      const dot = own[0] * other[0] + own[1] * other[1] + own[2] * other[2];
      if (dot < sharp * long(own) * long(other)) continue;
      for (const axis of [0, 1, 2] as const) sum[axis] += other[axis];
    }
    const size = long(sum);
    const unit = sum.map((value) => value / size);
    const key = `${corner} ${unit.map((value) => Math.round(value * 50)).join()}`;
    let vertex = known.get(key);
    if (vertex === undefined) {
      vertex = position.length / 3;
      known.set(key, vertex);
      position.push(...corners.slice(corner * 3, corner * 3 + 3));
      normal.push(...unit);
    }
    return vertex;
  });
  return {
    position: new Float32Array(position),
    normal: new Float32Array(normal),
    index: position.length / 3 > 65535 ? new Uint32Array(index) : new Uint16Array(index),
  };
}
