import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/counted-events-schema.ts',
    './server/db/readers-schema.ts',
    './server/db/sign-in-schema.ts',
    './server/db/account-schema.ts',
    './server/db/offers-schema.ts',
    './server/db/push-schema.ts',
    './server/db/messages-schema.ts',
    './server/db/newsletters-schema.ts',
    './server/db/help-schema.ts',
    './server/db/consent-schema.ts',
    './server/db/tracking-schema.ts',
    './server/db/chatbot-schema.ts',
    './server/db/press-schema.ts',
    './server/db/purchases-schema.ts',
    './server/db/search/search-schema.ts',
    './server/db/search/embeddings-schema.ts',
  ],
  out: './server/db/migrations',
});
