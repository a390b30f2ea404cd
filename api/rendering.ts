import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** What the bundle hands the server of a rendered page. */
export type RenderedParts = {
  /** What belongs into `<head>`: title, meta and link elements. */
  head: string;
  /** Contents of `#root`. */
  app: string;
  /** Ids of the matched routes: they name the scripts and styles the page needs. */
  routeIds: string[];
  /** True of a fallback page, which only says why there is none. */
  isFallback: boolean;
  /** Structured data of the page, written by the server alone. */
  jsonLd: unknown;
};

/** How the server asks the bundle for a page; `Api` is the client that loaders read through. */
export type RenderPage<Api> = (
  request: Request,
  context: { api: () => Promise<Api>; brand: PublicBrand; now: () => Date },
  toDocument: (parts: RenderedParts) => string,
) => Promise<Response>;
