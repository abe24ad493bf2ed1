// Wood and felt, made of noise: there are no files.

import { settings } from "./settings";

export type Sound = "lift" | "place" | "capture" | "press" | "call" | "end" | "low";

/** How high it is, for how many seconds it sounds, and how loud. */
type Strike = readonly [hertz: number, seconds: number, loud: number];

let context: AudioContext | null = null;

/** A knock: noise through a band, dying away. */
function knock(context: AudioContext, at: number, [hertz, seconds, loud]: Strike): void {
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
function tone(context: AudioContext, at: number, [hertz, seconds, loud]: Strike): void {
  const source = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** A sound is two strikes at the most, the second some seconds after the first. */
const PLAYED: Record<Sound, readonly [typeof knock, Strike, number?, Strike?]> = {
  lift: [knock, [900, 0.04, 0.12]],
  place: [knock, [320, 0.09, 0.7], 0.01, [1400, 0.03, 0.18]],
  capture: [knock, [700, 0.05, 0.45], 0.07, [300, 0.1, 0.75]],
  press: [knock, [1900, 0.025, 0.5], 0.045, [900, 0.03, 0.35]],
  call: [tone, [660, 0.25, 0.12], 0.12, [880, 0.3, 0.1]],
  end: [tone, [392, 0.5, 0.14], 0.18, [523, 0.7, 0.12]],
  low: [tone, [990, 0.12, 0.08]],
};

/** Sounds once, if sounds are wanted and the browser lets us. */
export function sound(name: Sound): void {
  if (!settings.value.sounds || typeof AudioContext === "undefined") return;
  // Nothing sounds before somebody has touched the page; nor shall it all sound then.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    const [strike, first, after = 0, second] = PLAYED[name];
    strike(context, context.currentTime, first);
    if (second) strike(context, context.currentTime + after, second);
  } catch {
    // A browser without sound plays in silence.
  }
}
