/**
 * The "three-peak mountain with snowflake" of a tyre tested on snow (UN Regulation 117), as it is moulded on a
 * sidewall: outlines only, 44 × 34 units round the origin. Stroke colour comes from the group it is put in.
 */
export const snowMark =
  `<path d="M-22 16L-9-8l5 6L4-18 22 16z" fill="none" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M3-5v16M-4-1l14 8M-4 7l14-8" stroke-width="2.4" stroke-linecap="round"/>`;
