ALTER TABLE "consent_log" DROP CONSTRAINT "consent_log_reader_id_readers_id_fk";
--> statement-breakpoint
DROP INDEX "consent_log_reader";--> statement-breakpoint
ALTER TABLE "consent_log" DROP COLUMN "reader_id";