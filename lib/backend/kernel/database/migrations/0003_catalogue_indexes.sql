DROP INDEX "product_category_index";--> statement-breakpoint
DROP INDEX "product_mpn_index";--> statement-breakpoint
CREATE INDEX "product_demonstration_index" ON "product" USING btree ("id") WHERE "product"."source" = 'demonstration';--> statement-breakpoint
CREATE INDEX "product_category_index" ON "product" USING btree ("category","rim_tenths","profile","width") WHERE "product"."active";--> statement-breakpoint
CREATE INDEX "product_mpn_index" ON "product" USING btree ("mpn");