ALTER TABLE "supplier" ADD COLUMN "feed_modified" text;
--> statement-breakpoint
-- Bounds of suppliers were percent, and are thousandths as everywhere else.
UPDATE "supplier" SET "guardrails" = (
	SELECT coalesce(jsonb_object_agg(bound.key, round(bound.value::numeric * 10)), '{}') FROM jsonb_each_text("guardrails") AS bound
) WHERE "guardrails" <> '{}';
