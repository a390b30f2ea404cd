CREATE TABLE "device_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"remembered" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"remembered" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "devices_cookie_hash_unique" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "id_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"reader_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_reader_id_purpose_pk" PRIMARY KEY("reader_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"reader_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reader_favourites" (
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"article_id" integer NOT NULL,
	"kept" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reader_favourites_reader_id_brand_article_id_pk" PRIMARY KEY("reader_id","brand","article_id")
);
--> statement-breakpoint
CREATE TABLE "readers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"username" text,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"kind" text NOT NULL,
	"company_name" text,
	"avatar" text,
	"status" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"marketing" boolean DEFAULT false NOT NULL,
	"profiling" boolean DEFAULT false NOT NULL,
	"third_parties" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "readers_email_unique" UNIQUE("email"),
	CONSTRAINT "readers_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_members" (
	"subscription_id" integer NOT NULL,
	"reader_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "subscription_members_subscription_id_reader_id_pk" PRIMARY KEY("subscription_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"product" text NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"status" text NOT NULL,
	"recurring" boolean NOT NULL,
	"gift" boolean DEFAULT false NOT NULL,
	"payment_type" text,
	"payment_category" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"renews_on" date,
	"cents" integer,
	"devices" integer DEFAULT 1 NOT NULL,
	"seats" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"timeout_ms" integer,
	"link" text,
	"link_text" text,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "device_tickets" ADD CONSTRAINT "device_tickets_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "id_codes" ADD CONSTRAINT "id_codes_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_favourites" ADD CONSTRAINT "reader_favourites_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader_favourites" ADD CONSTRAINT "reader_favourites_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_tokens" ADD CONSTRAINT "session_tokens_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_members" ADD CONSTRAINT "subscription_members_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_members" ADD CONSTRAINT "subscription_members_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notices" ADD CONSTRAINT "user_notices_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "devices_reader_brand" ON "devices" USING btree ("reader_id","brand");--> statement-breakpoint
CREATE INDEX "devices_expires" ON "devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "id_codes_expires" ON "id_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_reader" ON "passkeys" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "session_tokens_device" ON "session_tokens" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "subscription_members_reader" ON "subscription_members" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "user_notices_reader" ON "user_notices" USING btree ("reader_id","brand");--> statement-breakpoint
CREATE UNIQUE INDEX "user_notices_cause" ON "user_notices" USING btree ("reader_id","cause");