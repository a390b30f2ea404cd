import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** What loaders may reach. The server hands in its own, the browser the page's. */
export type RouterContext = {
  /** The three clients; a promise, because the browser fetches their code when it first asks something. */
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** The clock; only loaders and event handlers may read it, never rendering. */
  now: () => Date;
  /** Whether a path is some route's, when those that are not in the first script have come. The server has all of them. */
  findRoute?: (path: string) => Promise<boolean>;
  /** Set where no route can be found because the address is badly escaped. */
  unreadable?: boolean;
};
