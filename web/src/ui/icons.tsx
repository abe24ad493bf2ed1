// Our own drawings, on a square of 24: strokes in the color of the text around them.

const DRAWINGS = {
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  back: "M14.5 5.5L8 12l6.5 6.5",
  next: "M9.5 5.5L16 12l-6.5 6.5",
  down: "M5.5 9.5L12 16l6.5-6.5",
  menu: "M4 7h16M4 12h16M4 17h16",
  clock: "M12 4a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 8v4.8l3 2M10 2h4",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.8a3.4 3.4 0 0 1 0 6.5M18 14.6c2 .8 3.2 2.6 3.5 5.4",
  person: "M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.5c.5-4.5 3.5-6.5 7.5-6.5s7 2 7.5 6.5",
  machine: "M5 8h14v11H5zM12 8V4.5M9 12.5v1.5M15 12.5v1.5M9.5 17h5M2.5 12v3M21.5 12v3",
  chat: "M4 5h16v11H11l-4.5 4v-4H4z",
  send: "M4 12L20 4.5L14.5 20l-3-6.5zM11.5 13.5L20 4.5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2",
  star: "M12 3.8l2.5 5.3l5.7.7l-4.2 4l1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4l5.7-.7z",
  board: "M4 4h16v16H4zM12 4v16M4 12h16M4 8h8M8 4v8M12 16h8M16 12v8",
  hand: "M8 12V6.2a1.4 1.4 0 0 1 2.8 0V11V4.4a1.4 1.4 0 0 1 2.8 0V11V5.6a1.4 1.4 0 0 1 2.8 0V12.5V8.4a1.3 1.3 0 0 1 2.6 0V15c0 3.6-2.2 6-5.6 6c-2.6 0-4-1-5.2-3L4.6 13.4a1.3 1.3 0 0 1 2-1.5z",
  flag: "M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0",
  scales:
    "M12 4v16M8 20h8M5 7l7-1.5L19 7M5 7l-2.5 6a2.5 2.5 0 0 0 5 0zM19 7l-2.5 6a2.5 2.5 0 0 0 5 0z",
  book: "M5 4.5h11a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11",
  link: "M9.5 14.5l5-5M11 6.5l1.5-1.5a4.2 4.2 0 0 1 6 6L17 12.5M13 17.5L11.5 19a4.2 4.2 0 0 1-6-6L7 11.5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  download: "M12 4v11M7 10.5l5 5l5-5M5 20h14",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  contrast: "M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17M14 7.5h3.5M14 11h5.5M14 14.5h5",
  trophy:
    "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 5 3.8 5M16 6h3.5c0 3-1.5 5-3.8 5M12 14v3M8.5 20h7M10 17h4v3h-4z",
  settings:
    "M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2",
  eye: "M2.5 12c2.5-4.5 5.8-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
  hide: "M4 4l16 16M9 6c1-.3 2-.5 3-.5c3.7 0 7 2 9.5 6.5c-.8 1.5-1.7 2.7-2.7 3.6M6 7.6C4.7 8.7 3.5 10.2 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5c1.6 0 3-.4 4.4-1.1",
  mute: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5",
  sound: "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  refresh: "M19.5 8A8 8 0 0 0 5 8.5M5 4v4.5h4.5M4.5 16A8 8 0 0 0 19 15.5M19 20v-4.5h-4.5",
  undo: "M9 5L4.5 9.5L9 14M4.5 9.5H14a5 5 0 0 1 0 10h-3",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M7.5 5l11 7l-11 7z",
  stop: "M6 6h12v12H6z",
  call: "M12 4a6 6 0 0 1 6 6v4l2 3H4l2-3v-4a6 6 0 0 1 6-6zM10 20h4",
  warning: "M12 4L2.5 20h19zM12 10v5M12 17.5v.3",
  door: "M13 4H5v16h8M9.5 12H21M17 8l4 4l-4 4",
  views: "M12 3l8.5 4.5L12 12L3.5 7.5zM3.5 12L12 16.5L20.5 12M3.5 16.5L12 21l8.5-4.5",
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof DRAWINGS;

/** A drawing; it says nothing to who listens: the control around it has words. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon-drawing" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
