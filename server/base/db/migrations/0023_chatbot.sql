CREATE TABLE "chatbot_chats" (
	"id" serial PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chatbot_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"chat_id" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"state" text NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"vote" text,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "chatbot_chats" ADD CONSTRAINT "chatbot_chats_reader_id_readers_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."readers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_messages" ADD CONSTRAINT "chatbot_messages_chat_id_chatbot_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chatbot_chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatbot_chats_reader" ON "chatbot_chats" USING btree ("reader_id","brand","kind","said_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chatbot_chats_deleted" ON "chatbot_chats" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "chatbot_messages_chat" ON "chatbot_messages" USING btree ("chat_id","id");