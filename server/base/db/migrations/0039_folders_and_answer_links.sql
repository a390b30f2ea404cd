CREATE TABLE "chatbot_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "chatbot_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "reader_favourites" ADD COLUMN "folders" text[];--> statement-breakpoint
ALTER TABLE "chatbot_links" ADD CONSTRAINT "chatbot_links_message_id_chatbot_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chatbot_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatbot_links_message" ON "chatbot_links" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chatbot_links_expires" ON "chatbot_links" USING btree ("expires_at");