/** Short sounds made by the browser itself; nothing sounds before somebody has touched the page. */
import { settings } from "./settings.svelte";

type Note = {
  wave: OscillatorType;
  from: number;
  to: number;
  at: number;
  length: number;
  loud: number;
};

const SOUNDS = {
  decision: [
    { wave: "triangle", from: 523, to: 523, at: 0, length: 0.16, loud: 0.8 },
    { wave: "triangle", from: 784, to: 784, at: 0.15, length: 0.3, loud: 0.8 },
  ],
  press: [{ wave: "sine", from: 150, to: 45, at: 0, length: 0.16, loud: 1 }],
  punch: [{ wave: "square", from: 900, to: 120, at: 0, length: 0.05, loud: 0.35 }],
  coin: [
    { wave: "sine", from: 1568, to: 1568, at: 0, length: 0.08, loud: 0.5 },
    { wave: "sine", from: 2093, to: 2093, at: 0.07, length: 0.22, loud: 0.5 },
  ],
  siren: [{ wave: "sawtooth", from: 220, to: 660, at: 0, length: 0.8, loud: 0.3 }],
  valve: [{ wave: "sawtooth", from: 2400, to: 900, at: 0, length: 0.18, loud: 0.12 }],
  refused: [{ wave: "square", from: 140, to: 110, at: 0, length: 0.22, loud: 0.3 }],
  ended: [
    { wave: "triangle", from: 392, to: 392, at: 0, length: 0.2, loud: 0.7 },
    { wave: "triangle", from: 523, to: 523, at: 0.18, length: 0.2, loud: 0.7 },
    { wave: "triangle", from: 784, to: 784, at: 0.36, length: 0.5, loud: 0.7 },
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;
export const ALL_SOUNDS = Object.keys(SOUNDS) as Sound[];

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) {
    const begin = context.currentTime + note.at;
    const tone = new OscillatorNode(context, { type: note.wave, frequency: note.from });
    const gain = new GainNode(context, { gain: 0 });
    tone.frequency.exponentialRampToValueAtTime(note.to, begin + note.length);
    gain.gain.setValueAtTime(note.loud * settings.volume * 0.4, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + note.length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + note.length);
  }
}
