ALTER TABLE "articles" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "articles_arrived" ON "articles" USING btree ("arrived_at");--> statement-breakpoint
CREATE INDEX "alert_messages_article" ON "alert_messages" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "alert_messages_story" ON "alert_messages" USING btree ("brand",coalesce("story", 'articolo-' || "article_id"::text),"created_at" DESC NULLS LAST);