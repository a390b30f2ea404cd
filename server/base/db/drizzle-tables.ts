/** What tables and their columns are described with, for the same reason as in `drizzle.ts`. */
// biome-ignore lint/performance/noBarrelFile: it saves time, see drizzle.ts
// biome-ignore lint/performance/noReExportAll: all of it is loaded anyway
export * from 'drizzle-orm/pg-core';
