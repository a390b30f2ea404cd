CREATE TABLE "order_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"cents" integer NOT NULL,
	"card" text,
	"refusal" text,
	"reference" text,
	"event" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payments_event_unique" UNIQUE("event")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card_expires" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'purchase' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renewal_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "devices" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_order" ON "order_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "subscriptions_renews" ON "subscriptions" USING btree ("renews_on");--> statement-breakpoint
CREATE INDEX "orders_subscription" ON "orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("reader_id","brand","offer") WHERE "orders"."kind" = 'purchase' and "orders"."status" in ('open', 'refused');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_due" ON "orders" USING btree ("subscription_id","due_on") WHERE "orders"."kind" = 'renewal';