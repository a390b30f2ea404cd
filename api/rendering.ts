import type { PublicBrand } from '#domain/brands/public-brand.ts';

/** Result of rendering a page, which the bundle returns to the server. */
export type RenderedParts = {
  /** Contents for `<head>`: title, meta and link elements. */
  head: string;
  /** Contents of `#root`. */
  app: string;
  /** Ids of the matched routes: they name the scripts and styles the page needs. */
  routeIds: string[];
  /** True for a fallback page, which only explains why there is no page. */
  isFallback: boolean;
  /** Structured data of the page; only the server writes it. */
  jsonLd: unknown;
};

/** Renders a page for the server; loaders read through the client `Api`. */
export type RenderPage<Api> = (
  request: Request,
  context: { api: () => Promise<Api>; brand: PublicBrand; now: () => Date },
  toDocument: (parts: RenderedParts) => string,
) => Promise<Response>;
