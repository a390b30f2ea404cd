import type { Sigla } from '#domain/brands/brand.ts';

/** Whose items are written, and when they came in. */
export type WriteContext = { brand: Sigla; now: Date };
