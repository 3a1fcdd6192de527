// Short sounds, made on the spot: a few notes each. They come only for those who chose them.

export type Sound = "turn" | "battle" | "hit" | "end";

interface Note {
  /** In hertz. */
  pitch: number;
  /** In seconds. */
  start: number;
  length: number;
}

const note = (pitch: number, start: number, length: number): Note => ({ pitch, start, length });

/** About equally loud on the small speakers of a laptop, which swallow low notes. */
const NOTES: Record<Sound, { wave: OscillatorType; loud: number; notes: Note[] }> = {
  turn: { wave: "sine", loud: 0.16, notes: [note(659, 0, 0.25), note(880, 0.13, 0.5)] },
  battle: { wave: "triangle", loud: 0.32, notes: [note(220, 0, 0.22), note(220, 0.14, 0.22), note(294, 0.28, 0.45)] },
  hit: { wave: "triangle", loud: 0.3, notes: [note(392, 0, 0.25), note(311, 0.16, 0.3), note(233, 0.34, 0.6)] },
  end: {
    wave: "sine",
    loud: 0.13,
    notes: [note(523, 0, 0.4), note(659, 0.16, 0.4), note(784, 0.32, 0.4), note(1047, 0.5, 1.1)],
  },
};
const SILENT = 0.0001; // an exponential fade cannot end at 0
const ATTACK = 0.015; // seconds

let context: AudioContext | null = null;

/** Play a sound now. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume(); // it waits for the first click or key
  const { wave, loud, notes } = NOTES[sound];
  for (const one of notes) sing(context, wave, loud, one);
}

function sing(context: AudioContext, wave: OscillatorType, loud: number, { pitch, start, length }: Note): void {
  const begin = context.currentTime + start;
  const voice = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: SILENT });
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + length);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + length);
}
