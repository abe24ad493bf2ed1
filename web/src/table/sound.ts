// Wood and felt, made of noise: there are no files.

import { settings } from "./settings";

export type Sound = "lift" | "place" | "capture" | "press" | "call" | "end" | "low";

let context: AudioContext | null = null;

/** A knock: noise through a band, dying away. */
function knock(at: number, hertz: number, seconds: number, loud: number): void {
  if (!context) return;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    data[index] = (Math.random() * 2 - 1) * Math.exp((-6 * index) / length);
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.4 });
  const gain = new GainNode(context, { gain: loud });
  source.connect(band).connect(gain).connect(context.destination);
  source.start(at);
}

/** A tone of struck wood. */
function tone(at: number, hertz: number, seconds: number, loud: number): void {
  if (!context) return;
  const source = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

const PLAYED: Record<Sound, (at: number) => void> = {
  lift: (at) => knock(at, 900, 0.04, 0.12),
  place: (at) => {
    knock(at, 320, 0.09, 0.7);
    knock(at + 0.01, 1400, 0.03, 0.18);
  },
  capture: (at) => {
    knock(at, 700, 0.05, 0.45);
    knock(at + 0.07, 300, 0.1, 0.75);
  },
  press: (at) => {
    knock(at, 1900, 0.025, 0.5);
    knock(at + 0.045, 900, 0.03, 0.35);
  },
  call: (at) => {
    tone(at, 660, 0.25, 0.12);
    tone(at + 0.12, 880, 0.3, 0.1);
  },
  end: (at) => {
    tone(at, 392, 0.5, 0.14);
    tone(at + 0.18, 523, 0.7, 0.12);
  },
  low: (at) => tone(at, 990, 0.12, 0.08),
};

/** Sounds once, if sounds are wanted and the browser lets us. */
export function sound(name: Sound): void {
  if (!settings.value.sounds || typeof AudioContext === "undefined") return;
  // Nothing sounds before somebody has touched the page; nor shall it all sound then.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    PLAYED[name](context.currentTime);
  } catch {
    // A browser without sound plays in silence.
  }
}
