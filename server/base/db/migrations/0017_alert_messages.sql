CREATE TABLE "alert_deliveries" (
	"message_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"status" text NOT NULL,
	"job" uuid NOT NULL,
	"attempts" integer NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_deliveries_message_id_subscription_id_pk" PRIMARY KEY("message_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"edition" text,
	"day" date,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"image" text,
	"article_id" integer,
	"story" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"planned_at" timestamp with time zone,
	CONSTRAINT "alert_messages_call" UNIQUE("brand","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "reader_alerts" (
	"message_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"how" text,
	"due_at" timestamp with time zone,
	"dropped" text,
	"handed_over_at" timestamp with time zone,
	CONSTRAINT "reader_alerts_message_id_reader_id_pk" PRIMARY KEY("message_id","reader_id")
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_message_id_alert_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."alert_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_alerts" ADD CONSTRAINT "reader_alerts_message_id_alert_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."alert_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_alerts" ADD CONSTRAINT "reader_alerts_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reader_alerts_reader" ON "reader_alerts" USING btree ("reader_id","decided_at");--> statement-breakpoint
CREATE INDEX "reader_alerts_due" ON "reader_alerts" USING btree ("due_at","reader_id");--> statement-breakpoint
CREATE INDEX "reader_topics_followers" ON "reader_topics" USING btree ("brand","topic","reader_id");--> statement-breakpoint
CREATE INDEX "alert_rules_edition" ON "alert_rules" USING btree ("brand","ready_edition","reader_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_reader" ON "push_subscriptions" USING btree ("reader_id","brand");