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
  const became = new Int32Array(corners.length / 3);
  for (let at = 0; at < corners.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [corners[at], corners[at + 1], corners[at + 2]];
    const key = `${Math.round(x * 2000)} ${Math.round(y * 2000)} ${Math.round(z * 2000)}`;
    let corner = known.get(key);
    if (corner === undefined) {
      corner = kept.length / 3;
      known.set(key, corner);
      kept.push(x, y, z);
    }
    became[at / 3] = corner;
  }
  const left: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const a = became[triangles[at] ?? 0] ?? 0;
    const b = became[triangles[at + 1] ?? 0] ?? 0;
    const c = became[triangles[at + 2] ?? 0] ?? 0;
    if (a !== b && b !== c && c !== a) left.push(a, b, c);
  }
  return { corners: kept, triangles: left };
}

/** A triangle's front: the way out, and how much it counts by its area. */
interface Face {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
}

/** The fronts of all triangles; three corners on one line have none. */
function faces({ corners, triangles }: Solid): (Face | null)[] {
  const found: (Face | null)[] = [];
  const arrow = (from: number, to: number): Place => [
    (corners[to] ?? 0) - (corners[from] ?? 0),
    (corners[to + 1] ?? 0) - (corners[from + 1] ?? 0),
    (corners[to + 2] ?? 0) - (corners[from + 2] ?? 0),
  ];
  for (let at = 0; at < triangles.length; at += 3) {
    const first = (triangles[at] ?? 0) * 3;
    const [ux, uy, uz] = arrow(first, (triangles[at + 1] ?? 0) * 3);
    const [vx, vy, vz] = arrow(first, (triangles[at + 2] ?? 0) * 3);
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const weight = Math.hypot(x, y, z);
    found.push(weight > 1e-9 ? { x: x / weight, y: y / weight, z: z / weight, weight } : null);
  }
  return found;
}

/** The normal of a corner for one of its faces: that of all which it meets smoothly. */
function smooth(own: Face, around: readonly Face[], sharp: number): Place {
  let [x, y, z] = [0, 0, 0];
  for (const face of around) {
    if (own.x * face.x + own.y * face.y + own.z * face.z < sharp) continue;
    x += face.x * face.weight;
    y += face.y * face.weight;
    z += face.z * face.weight;
  }
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long];
}

/** Normals that are smooth but for edges sharper than `crease`, in radians. */
export function shaded(body: Solid, crease: number): Mesh {
  const solid = welded(body);
  const fronts = faces(solid);
  const around: Face[][] = Array.from({ length: solid.corners.length / 3 }, () => []);
  solid.triangles.forEach((corner, at) => {
    const face = fronts[Math.floor(at / 3)];
    if (face) around[corner]?.push(face);
  });
  const position: number[] = [];
  const normal: number[] = [];
  const index: number[] = [];
  /** The vertices that a corner has become: one for each of its normals. */
  const became: number[][] = around.map(() => []);
  const alike = (vertex: number, [x, y, z]: Place): boolean =>
    (normal[vertex * 3] ?? 0) * x +
      (normal[vertex * 3 + 1] ?? 0) * y +
      (normal[vertex * 3 + 2] ?? 0) * z >
    0.9995;
  solid.triangles.forEach((corner, at) => {
    const own = fronts[Math.floor(at / 3)];
    if (!own) return;
    const out = smooth(own, around[corner] ?? [], Math.cos(crease));
    let vertex = became[corner]?.find((known) => alike(known, out));
    if (vertex === undefined) {
      vertex = position.length / 3;
      became[corner]?.push(vertex);
      position.push(...solid.corners.slice(corner * 3, corner * 3 + 3));
      normal.push(...out);
    }
    index.push(vertex);
  });
  return {
    position: new Float32Array(position),
    normal: new Float32Array(normal),
    index: position.length / 3 > 65535 ? new Uint32Array(index) : new Uint16Array(index),
  };
}
