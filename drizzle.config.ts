import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/base/db/schema.ts',
    './server/base/db/counted-events-schema.ts',
    './server/base/db/readers-schema.ts',
    './server/base/db/sign-in-schema.ts',
    './server/base/db/account-schema.ts',
    './server/base/db/offers-schema.ts',
    './server/base/db/push-schema.ts',
    './server/base/db/messages-schema.ts',
    './server/base/db/newsletters-schema.ts',
    './server/base/db/help-schema.ts',
    './server/base/db/consent-schema.ts',
    './server/base/db/tracking-schema.ts',
    './server/base/db/chatbot-schema.ts',
    './server/base/db/press-schema.ts',
    './server/base/db/purchases-schema.ts',
    './server/base/db/search/search-schema.ts',
    './server/base/db/search/embeddings-schema.ts',
  ],
  out: './server/base/db/migrations',
});
