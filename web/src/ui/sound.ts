/** A few wooden clicks, made on the spot. Off until the reader turns them on. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export type Sound = 'lay' | 'turn' | 'end' | 'won';
const NOTES: Record<Sound, number[]> = { lay: [196], turn: [392, 523], end: [392, 330, 262], won: [330, 392, 523, 659] };

export function play(sound: Sound): void {
  if (!settings.values.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  NOTES[sound].forEach((pitch, index) => knock(context!, pitch, now + index * 0.12));
}

function knock(audio: AudioContext, pitch: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.18, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.2);
}
