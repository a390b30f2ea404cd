CREATE TABLE "page_views" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"logged" boolean NOT NULL,
	"subscribed" boolean NOT NULL,
	"refreshed" boolean NOT NULL,
	"consent" text NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "page_views_brand_day_path_logged_subscribed_refreshed_consent_pk" PRIMARY KEY("brand","day","path","logged","subscribed","refreshed","consent")
);
--> statement-breakpoint
CREATE TABLE "page_vitals" (
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"value" integer NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "page_vitals_brand_day_page_metric_value_pk" PRIMARY KEY("brand","day","page","metric","value")
);
--> statement-breakpoint
CREATE INDEX "page_views_day" ON "page_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_vitals_day" ON "page_vitals" USING btree ("day");