import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/counted-events-schema.ts',
    './server/db/readers-schema.ts',
    './server/db/search/search-schema.ts',
  ],
  out: './server/db/migrations',
});
