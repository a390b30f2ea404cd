-- Codes live ten minutes; those of before are made of something else.
DELETE FROM "mailed_codes";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD COLUMN "nonce" text NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD COLUMN "made_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "devices_browser" ON "devices" USING btree ("browser_hash");--> statement-breakpoint
ALTER TABLE "mailed_codes" DROP COLUMN "hash";--> statement-breakpoint
ALTER TABLE "mailed_codes" DROP COLUMN "attempts";