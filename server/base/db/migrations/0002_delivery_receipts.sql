CREATE TABLE "delivery_receipts" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"report" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "delivery_receipts_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
CREATE INDEX "delivery_receipts_created" ON "delivery_receipts" USING btree ("created_at");