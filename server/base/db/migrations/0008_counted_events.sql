CREATE TABLE "counted_events" (
	"key" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "counted_events_day" ON "counted_events" USING btree ("day");