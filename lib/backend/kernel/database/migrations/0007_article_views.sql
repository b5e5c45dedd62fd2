CREATE TABLE "article_views" (
	"key" text PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_visit" (
	"visitor" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "article_visit_seen_index" ON "article_visit" USING btree ("seen_at");