import type { Season } from "@/lib/domain/category";

/**
 * One pitch of each season's tread, unrolled, 48 × 72 units: arrows with sipes for winter, ribs for summer, broken arrows for
 * both. `blocks` is filled, `cuts` is stroked.
 */
export const treads: Record<Season, { blocks: string; cuts: string }> = {
  winter: {
    blocks: "M0 4L24 16 48 4V22L24 34 0 22zM0 40L24 52 48 40V58L24 70 0 58z",
    cuts: "M0 13l8 4 4-2 8 8M48 13l-8 4-4-2-8 8M0 49l8 4 4-2 8 8M48 49l-8 4-4-2-8 8",
  },
  summer: {
    blocks: "M0 2H48V16H0zM0 22H48V32H0zM0 40H48V50H0zM0 56H48V70H0z",
    cuts: "M10 2l6 10M34 2l6 10M24 22l6 6M8 44l6 6M32 44l6 6M14 70l6-10M38 70l6-10",
  },
  all_season: {
    blocks: "M0 0L20 8V30L0 22zM26 10L48 2V26L26 34zM0 34L20 42V64L0 56zM26 44L48 36V60L26 68z",
    cuts: "M4 12l10 5M32 20l10-6M4 46l10 5M32 54l10-6",
  },
};
