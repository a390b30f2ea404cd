CREATE TABLE "subscription_credits" (
	"subscription_id" integer NOT NULL,
	"source_id" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "subscription_credits_subscription_id_source_id_pk" PRIMARY KEY("subscription_id","source_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "counts_from" date;--> statement-breakpoint
ALTER TABLE "subscription_credits" ADD CONSTRAINT "subscription_credits_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_credits" ADD CONSTRAINT "subscription_credits_source_id_subscriptions_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_credits_source" ON "subscription_credits" USING btree ("source_id");