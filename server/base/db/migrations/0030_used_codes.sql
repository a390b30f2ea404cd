ALTER TABLE "id_codes" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "id_codes" ADD COLUMN "token_hash" text;