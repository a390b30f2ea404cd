import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';

/**
 * Context of the route loaders: the server creates one for each request, the browser one when the page
 * starts.
 */
export type RouterContext = {
  /** The three API clients; a promise, because the browser loads their code at the first call. */
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** The clock; only loaders and event handlers may read it, not rendering. */
  now: () => Date;
  /**
   * Whether a path belongs to a route, once the routes outside the first script are loaded. The server has all of them.
   */
  hasRoute?: (path: string) => Promise<boolean>;
  /** Set where the address is badly escaped and no route can be matched. */
  unreadable?: boolean;
};
