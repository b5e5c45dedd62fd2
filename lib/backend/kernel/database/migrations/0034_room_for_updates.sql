-- A price list changes most tyres and offers at once. Half of each new page is left free: the new row is written beside the old one and no
-- index has to be (heap-only tuples), so the table and its indexes stay smaller than they grow otherwise. Pages written before stay as they are.
ALTER TABLE "product" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "supplier_offer" SET (fillfactor = 50);
