CREATE TABLE "reserved_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"month_cents" integer,
	"month_renewal_cents" integer,
	"year_cents" integer,
	"year_renewal_cents" integer,
	"devices" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_on" date NOT NULL,
	"used_at" timestamp with time zone,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reserved_offers" ADD CONSTRAINT "reserved_offers_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reserved_offers_reader" ON "reserved_offers" USING btree ("reader_id","brand","created_at");