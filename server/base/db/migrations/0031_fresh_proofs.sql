ALTER TABLE "devices" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
DELETE FROM "mailed_codes" WHERE "purpose" = 'deletion';