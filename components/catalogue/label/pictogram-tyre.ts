/** Black rubber with fine white lines, 26 × 32 units, seen a little from the side, as all three icons show it. SVG. */
export const tyrePictogram =
  `<path d="M8 .5h10c4.5 0 8 7 8 15.5s-3.5 15.5-8 15.5H8C3.5 31.5 0 24.5 0 16S3.5.5 8 .5z" fill="var(--eu-ink)"/>` +
  `<g fill="none" stroke="var(--eu-paper)">` +
  `<path d="M18.5.5c-4.5 0-8 7-8 15.5s3.5 15.5 8 15.5" stroke-width=".4"/>` +
  `<path d="M11 .5C6.5.5 3 7.5 3 16s3.5 15.5 8 15.5M13.5.5c-4.5 0-8 7-8 15.5s3.5 15.5 8 15.5" stroke-width=".35"/>` +
  `<path d="M9 1C4.8 2.5 1.6 8.5 1.6 16S4.8 29.5 9 31" stroke-width="2.2" stroke-dasharray=".35 1.65"/>` +
  `<path d="M14.8 1.2C10.8 3 7.7 9 7.7 16s3.1 13 7.1 14.8" stroke-width="2.2" stroke-dasharray=".35 1.65"/></g>` +
  `<ellipse cx="18.7" cy="16" rx="4.2" ry="10.3" fill="none" stroke="var(--eu-paper)" stroke-width=".8"/>` +
  `<path d="M16.3 8.8c1.4 1 2.4 3.9 2.4 7.2s-1 6.2-2.4 7.2c-.8-1.5-1.3-4.1-1.3-7.2s.5-5.7 1.3-7.2z" fill="var(--eu-paper)"/>`;
