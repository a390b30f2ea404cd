CREATE TABLE "article_aliases" (
	"brand" text NOT NULL,
	"alias" text NOT NULL,
	"uri" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "article_aliases_brand_alias_pk" PRIMARY KEY("brand","alias")
);
--> statement-breakpoint
CREATE INDEX "article_aliases_uri" ON "article_aliases" USING btree ("brand","uri");