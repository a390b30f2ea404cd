CREATE TABLE "consent_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"declaration" text NOT NULL,
	"granted" boolean NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"archive" "bytea",
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"reader_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid,
	"brand" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"issued_on" date NOT NULL,
	"description" text NOT NULL,
	"cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"recipient" text NOT NULL,
	"order_id" uuid,
	"subscription_id" integer
);
--> statement-breakpoint
CREATE TABLE "member_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_invites_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"offer" text NOT NULL,
	"product" text NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"cents" integer NOT NULL,
	"status" text NOT NULL,
	"checkout" text NOT NULL,
	"reference" text,
	"card" text,
	"refusal" text,
	"subscription_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reader_avatars" (
	"reader_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"webp" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_avatars_version_unique" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "reader_newsletters" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"newsletter" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "reader_newsletters_reader_id_brand_newsletter_pk" PRIMARY KEY("reader_id","brand","newsletter"),
	CONSTRAINT "reader_newsletters_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "reader_onboarding" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"interests" text NOT NULL,
	"newsletters" text NOT NULL,
	"download_app" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_onboarding_reader_id_brand_pk" PRIMARY KEY("reader_id","brand")
);
--> statement-breakpoint
CREATE TABLE "reader_profiles" (
	"reader_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"second_phone" text,
	"address" text,
	"city" text,
	"zip" text,
	"province" text,
	"country" text,
	"birth_place" text,
	"gender" text,
	"birthday" date,
	"fiscal_code" text,
	"billing_wanted" boolean DEFAULT false NOT NULL,
	"recipient_name" text,
	"vat_number" text,
	"sdi" text,
	"cig" text,
	"pec" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reader_topics" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"topic" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_topics_reader_id_brand_topic_pk" PRIMARY KEY("reader_id","brand","topic")
);
--> statement-breakpoint
CREATE TABLE "subscription_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"declared" text
);
--> statement-breakpoint
ALTER TABLE "subscription_members" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "card" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "store_purchase" text;--> statement-breakpoint
ALTER TABLE "consent_history" ADD CONSTRAINT "consent_history_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invites" ADD CONSTRAINT "member_invites_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_avatars" ADD CONSTRAINT "reader_avatars_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_newsletters" ADD CONSTRAINT "reader_newsletters_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_onboarding" ADD CONSTRAINT "reader_onboarding_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_profiles" ADD CONSTRAINT "reader_profiles_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_topics" ADD CONSTRAINT "reader_topics_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_receipts" ADD CONSTRAINT "subscription_receipts_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_receipts" ADD CONSTRAINT "subscription_receipts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_history_reader" ON "consent_history" USING btree ("reader_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_reader" ON "data_exports" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "data_exports_status" ON "data_exports" USING btree ("status");--> statement-breakpoint
CREATE INDEX "deletion_requests_due" ON "deletion_requests" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("brand","year","number");--> statement-breakpoint
CREATE INDEX "invoices_reader" ON "invoices" USING btree ("reader_id","brand");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invites_once" ON "member_invites" USING btree ("subscription_id","email");--> statement-breakpoint
CREATE INDEX "member_invites_email" ON "member_invites" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_reader" ON "orders" USING btree ("reader_id","brand");--> statement-breakpoint
CREATE INDEX "subscription_receipts_reader" ON "subscription_receipts" USING btree ("reader_id","subscription_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "readers_pending" ON "readers" USING btree ("created_at") WHERE "readers"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_store_purchase_unique" UNIQUE("store_purchase");