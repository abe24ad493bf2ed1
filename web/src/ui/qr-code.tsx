// A QR code as a drawing: dark on light in every theme, or it could not be read.

import { useMemo } from "preact/hooks";
import { qr } from "./qr";

const QUIET = 4;

/** The code of a text, described by words; nothing if the text is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qr(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * QUIET;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")))
    .join("");
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}
