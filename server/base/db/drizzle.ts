/**
 * What queries are written with. The server's files import it from here: Node parses the library's list of exports,
 * 130 KB, for each file that imports it, which took a tenth of the server's start.
 */
// biome-ignore lint/performance/noBarrelFile: it saves time, see above
// biome-ignore lint/performance/noReExportAll: all of it is loaded anyway
export * from 'drizzle-orm';
