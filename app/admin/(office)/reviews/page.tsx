import { notFound } from "next/navigation";
import { pageTitle } from "@/app/admin/page-title";
import { ReviewsSheet } from "@/components/admin/reviews/reviews-sheet";
import { Shell } from "@/components/admin/shell/shell";
import { refusedForm } from "@/lib/api/admin/refused-form";
import { askStaff, requireStaff } from "@/lib/api/admin/server";
import { ApiError } from "@/lib/api/transport/call";
import { type ReviewView, reviewViews } from "@/lib/domain/review-moderation";
import { adminTexts } from "@/messages/admin/texts";

export const generateMetadata = () => pageTitle(({ reviews }) => reviews.title);

type Query = Partial<Record<"view" | "after", string>>;

/** The reviews of a view; a place that cannot be read is nowhere. */
async function readReviews(query: Query) {
  try {
    return (await askStaff("GET /admin/reviews", { query: query as never })).body;
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid") notFound();
    throw error;
  }
}

export default async function ReviewsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const { view = "newest", after } = await searchParams;
  if (!reviewViews.includes(view as ReviewView)) notFound();
  const me = await requireStaff("/admin/reviews", "orders");
  const { data, page } = await readReviews({ view, ...(after && { after }) });
  const texts = adminTexts[me.language];
  return (
    <Shell language={me.language} texts={texts} me={me} room="reviews">
      <ReviewsSheet
        me={me}
        texts={texts}
        rows={data}
        page={page}
        view={view as ReviewView}
        now={new Date()}
        refused={refusedForm()}
      />
    </Shell>
  );
}
