CREATE TABLE "faq_votes" (
	"brand" text NOT NULL,
	"answer" text NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_votes_brand_answer_pk" PRIMARY KEY("brand","answer")
);
--> statement-breakpoint
CREATE TABLE "support_chats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret_hash" text NOT NULL,
	"brand" text NOT NULL,
	"reader_id" uuid,
	"page" text NOT NULL,
	"state" text NOT NULL,
	"operator_id" uuid,
	"operator_name" text,
	"started_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"handed_elsewhere_at" timestamp with time zone,
	"solved" text,
	"opinion" text,
	CONSTRAINT "support_chats_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"chat_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_files_chat_id_id_pk" PRIMARY KEY("chat_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_lines" (
	"position" bigserial PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"details" jsonb,
	"said_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"quoted" uuid,
	"retracted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "support_lines_once" UNIQUE("chat_id","id")
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"brand" text NOT NULL,
	"reader_id" uuid,
	"email" text NOT NULL,
	"name" text,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"attachment_name" text,
	"attachment_type" text,
	"attachment" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"receipt_at" timestamp with time zone,
	"file_refused" boolean DEFAULT false NOT NULL,
	CONSTRAINT "support_tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_chats" ADD CONSTRAINT "support_chats_operator_id_readers_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."readers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_chat_id_support_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_lines" ADD CONSTRAINT "support_lines_chat_id_support_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."support_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_chats_state" ON "support_chats" USING btree ("state","waiting_since");--> statement-breakpoint
CREATE INDEX "support_chats_reader" ON "support_chats" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "support_chats_said" ON "support_chats" USING btree ("said_at");--> statement-breakpoint
CREATE INDEX "support_tickets_reader" ON "support_tickets" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "support_tickets_created" ON "support_tickets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_captchas_expiry" ON "used_captchas" USING btree ("expires_at");