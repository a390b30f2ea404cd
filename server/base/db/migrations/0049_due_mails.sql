CREATE TABLE "due_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subscription_id" integer NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "due_mails" ADD CONSTRAINT "due_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_mails" ADD CONSTRAINT "due_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "due_mails_subscription" ON "due_mails" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "due_mails_order" ON "due_mails" USING btree ("order_id");