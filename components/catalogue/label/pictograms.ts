import { tyrePictogram } from "./pictogram-tyre";

const line = `fill="var(--eu-paper)" stroke="var(--eu-ink)" stroke-width=".9" stroke-linejoin="round"`;

/** Fuel efficiency: a tyre beside a pump that gives fuel and electricity. 49 × 38 units, SVG. */
export const fuelPictogram =
  `<g transform="translate(0 6)">${tyrePictogram}</g>` +
  `<g ${line} stroke-linecap="round"><path d="M31 23V3q0-2 2-2h8q2 0 2 2v20M29 23.5h16"/>` +
  `<path d="M33.5 3h7q1 0 1 1v4q0 1-1 1h-7q-1 0-1-1V4q0-1 1-1z"/>` +
  `<path d="M44.5 5h1.2V3h-1.5M45.7 5q1.5 0 1.5 1.5V19q0 1.3-1 1.3t-1-1.3v-8.5q0-1.5-1.5-1.5" fill="none"/>` +
  `<path d="M37 12.5v7.5"/></g>` +
  `<path d="M34.3 12.5q2 2.8 1.5 4.3t-1.5 1.4q-1.2 0-1.5-1.4t1.5-4.3zM40.5 12.5l-2.2 3.7h1.5l-.7 2.8 2.4-3.7H40z" fill="var(--eu-ink)"/>`;

const drops = [0, 3.8, 7.6].map((step) => `M${42 + step} 13l-1.2 1.8M${40 + step} 16l-1.2 1.8`).join("");

/** Wet grip: a tyre throwing water, and a rain cloud. 57 × 38 units, SVG. */
export const wetPictogram =
  `<g ${line}>` +
  `<path d="M11 37q-6 .3-8-1c-1.7-1-1.5-3.4.5-3.8 3-.7 3.5 2.3 7.5 4.8zM6 31q-3.5-.4-4.7-1.5c-1-1 0-3 1.7-2.4 1.7.6 2 2.7 3 3.9z"/>` +
  `<path d="M30 37q6 .3 8-1c1.7-1 1.5-3.4-.5-3.8-3-.7-3.5 2.3-7.5 4.8zM35 31q3.5-.4 4.7-1.5c1-1 0-3-1.7-2.4-1.7.6-2 2.7-3 3.9z"/></g>` +
  `<g transform="translate(8 6)">${tyrePictogram}</g>` +
  `<path ${line} d="M39 11.5a3.7 3.7 0 01.4-7.4 3 3 0 014.1-1.9 4.4 4.4 0 017.8 1.6 3.9 3.9 0 01.7 7.7z"/>` +
  `<path ${line.replace("var(--eu-paper)", "none")} d="${drops}" stroke-linecap="round"/>`;

const flake = [0, 60, 120, 180, 240, 300]
  .map((turn) => `<path d="M0-9.5V0M-2-8.5l2 2.2 2-2.2" transform="rotate(${turn + 30})"/>`)
  .join("");

/** Snow grip: the three-peak mountain with a snowflake (UN Regulation 117). 41 × 39 units, SVG. */
export const snowPictogram =
  `<g stroke="var(--eu-ink)" stroke-linejoin="round" stroke-linecap="round">` +
  `<path d="M0 39l7.5-19.5 2.8 4L19.8 0 25 12l1.7-4L41.4 39z" fill="var(--eu-paper)" stroke-width=".9"/>` +
  `<g fill="none" stroke-width="1.2" transform="translate(21.9 26.5)">${flake}</g>` +
  `<circle cx="21.9" cy="26.5" r="2.7" fill="var(--eu-ink)" stroke="none"/></g>`;

// Parallel to the right slope: each line starts on the left slope and ends on the ground.
const hatch = Array.from({ length: 22 }, (_, index) => {
  const share = 1 - (index + 1) / 23;
  return `M${(20.7 * share).toFixed(1)} ${(36 * (1 - share)).toFixed(1)}L${(41.4 * share).toFixed(1)} 36`;
}).join("");

/** Ice grip: an ice mountain before a hatched one (ISO 19447). 41 × 36 units, SVG. */
export const icePictogram =
  `<g stroke="var(--eu-ink)" stroke-linejoin="round" fill="var(--eu-paper)">` +
  `<path d="M0 36L20.7 0 41.4 36z" stroke-width=".9"/><path d="${hatch}" stroke-width=".25"/>` +
  `<path d="M4.7 33.5l9.5-16.8 2.2 3.5 1.2-3.3 2.6 8.7 1.8-7.2 1.6 2.5 2.1-6.9 11 19.5z" stroke-width=".9"/></g>`;

/** External rolling noise: a tyre and a loudspeaker. 68 × 52 units, SVG. */
export const noisePictogram =
  `<g transform="translate(0 19.5)">${tyrePictogram}</g>` +
  `<g stroke="var(--eu-ink)" stroke-width=".9" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M15.3 11h16.5L47 1.5v38L31.8 30H15.3z" fill="var(--eu-paper)"/>` +
  `<path d="M53.3 11q4.2 9 .4 18M58.8 8.5q5.6 11.5.6 23.5M64.3 6q7 14 .8 28.5" fill="none"/></g>`;
