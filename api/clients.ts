import createClient from 'openapi-fetch';
import type { paths as AccountPaths } from '#openapi/generated/account.ts';
import type { paths as ArchivePaths } from '#openapi/generated/archive.ts';
import type { paths as SitePaths } from '#openapi/generated/site.ts';
import { bearer } from './middleware/bearer.ts';

export type ApiDeps = {
  /** The saved id_token, or null for a visitor. */
  readToken: () => string | null;
  origins: { site: string; account: string; archive: string };
  /** The browser's `fetch`, or the server's own handlers while a page is rendered. */
  fetch: (request: Request) => Promise<Response>;
};

/** Creates the clients of the three backends; no other module knows that there are three. API-01 */
export function createApi({ readToken, origins, fetch }: ApiDeps) {
  const site = createClient<SitePaths>({ baseUrl: origins.site, fetch });
  const account = createClient<AccountPaths>({ baseUrl: origins.account, credentials: 'include', fetch });
  const archive = createClient<ArchivePaths>({ baseUrl: origins.archive, fetch });
  for (const client of [site, account, archive]) client.use(bearer(readToken));
  return { site, account, archive };
}

export type Api = ReturnType<typeof createApi>;
