/** The sounds of a wooden board and a small bell, synthesised by the browser: nothing is downloaded. */
import type { StoryStep } from "../../core/types.ts";

let context: AudioContext | null = null;

/** The audio context; browsers allow one only after the user has touched the page, and may interrupt it. */
function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return null;
  if (!context) {
    context = new AudioContext();
    // After a call or the like the sound comes back with the next touch.
    for (const event of ["pointerdown", "keydown"]) addEventListener(event, resume, { passive: true });
  }
  resume();
  return context;
}

/** Lets the sound go on; Safari says `interrupted` where others say `suspended`. */
function resume(): void {
  if (context && context.state !== "running" && context.state !== "closed") context.resume().catch(() => {});
}

/** A short knock, like wood on wood. */
function knock(at: number, pitch: number, volume: number): void {
  const out = audio();
  if (!out) return;
  const start = out.currentTime + at;
  const body = out.createOscillator();
  const gain = out.createGain();
  body.type = "triangle";
  body.frequency.setValueAtTime(pitch, start);
  body.frequency.exponentialRampToValueAtTime(pitch * 0.45, start + 0.09);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
  body.connect(gain).connect(out.destination);
  body.start(start);
  body.stop(start + 0.16);
}

/** A soft bell tone. */
function bell(at: number, pitch: number, volume: number): void {
  const out = audio();
  if (!out) return;
  const start = out.currentTime + at;
  for (const [overtone, share] of [
    [1, 1],
    [2.76, 0.35],
  ] as const) {
    const tone = out.createOscillator();
    const gain = out.createGain();
    tone.frequency.value = pitch * overtone;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(volume * share, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    tone.connect(gain).connect(out.destination);
    tone.start(start);
    tone.stop(start + 1);
  }
}

/** Plays the sounds of a turn: a knock for each move, a thud for a kill, a bell for power. */
export function soundOfTurn(steps: readonly StoryStep[]): void {
  let at = 0;
  for (const step of steps) {
    if (step.kind === "move") knock(at, 320, 0.16);
    else if (step.kind === "relocate") knock(at, 420, 0.13);
    else if (step.kind === "kill" || step.kind === "encircled") knock(at, 120, 0.3);
    else if (step.kind === "power") bell(at, 660, 0.07);
    else if (step.kind === "won") fanfare(at);
    else continue;
    at += 0.17;
  }
}

/** Four rising tones for the end of a game. */
function fanfare(at: number): void {
  for (const [index, pitch] of [392, 494, 587, 784].entries()) bell(at + index * 0.16, pitch, 0.08);
}

/** A bell for the user's own turn. */
export function soundOfOwnTurn(): void {
  bell(0.1, 880, 0.035);
}

/** A seal that breaks: two dull blows and a low bell. */
export function soundOfBreach(): void {
  knock(0, 180, 0.3);
  knock(0.09, 95, 0.35);
  bell(0.2, 196, 0.1);
}

/** Two rising bells: a treaty is offered, or begins. */
export function soundOfTreaty(): void {
  bell(0, 587, 0.04);
  bell(0.14, 784, 0.04);
}

/** Two quick high bells: the user has little time left. */
export function soundOfLowTime(): void {
  bell(0, 1175, 0.05);
  bell(0.18, 1175, 0.05);
}
