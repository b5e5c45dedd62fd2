/** Line drawings 54 × 54 units round the origin: sun, snowflake, and half of each for all seasons. Stroked, not filled. */
export const seasonIcon = {
  summer: '<circle r="13"/><path d="M0-26v7M0 19v7M-26 0h7M19 0h7M-18-18l5 5M13 13l5 5M-18 18l5-5M13-13l5-5"/>',
  winter:
    '<path d="M0-26v52M-22.5-13l45 26M-22.5 13l45-26M-7-22l7 6 7-6M-7 22l7-6 7 6M-22.5-4l8-3-2-9M22.5 4l-8 3 2 9M-22.5 4l8 3-2 9M22.5-4l-8-3 2-9"/>',
  all_season:
    '<path d="M0-15a15 15 0 000 30z"/><path d="M0-27v54M-27 0h6M-19-19l4 4M-19 19l4-4M0-15l7-6M0 15l7 6M0 0h26M0 0l18-18M0 0l18 18M15-7l3-11 10 2M15 7l3 11 10-2"/>',
} as const;
