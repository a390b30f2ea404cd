DROP INDEX "reader_alerts_due";--> statement-breakpoint
CREATE INDEX "alert_messages_created" ON "alert_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reader_alerts_waiting" ON "reader_alerts" USING btree ("due_at","reader_id") WHERE "reader_alerts"."how" = 'digest' and "reader_alerts"."handed_over_at" is null;