import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/base/db/schema/content-schema.ts',
    './server/base/db/schema/counted-events-schema.ts',
    './server/base/db/schema/readers-schema.ts',
    './server/base/db/schema/sign-in-schema.ts',
    './server/base/db/schema/account-schema.ts',
    './server/base/db/schema/offers-schema.ts',
    './server/base/db/schema/push-schema.ts',
    './server/base/db/schema/messages-schema.ts',
    './server/base/db/schema/newsletters-schema.ts',
    './server/base/db/schema/help-schema.ts',
    './server/base/db/schema/consent-schema.ts',
    './server/base/db/schema/tracking-schema.ts',
    './server/base/db/schema/chatbot-schema.ts',
    './server/base/db/schema/press-schema.ts',
    './server/base/db/schema/purchases-schema.ts',
    './server/base/db/schema/search-schema.ts',
    './server/base/db/schema/embeddings-schema.ts',
  ],
  out: './server/base/db/migrations',
});
