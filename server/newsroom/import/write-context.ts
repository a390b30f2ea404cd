import type { Sigla } from '#domain/brands/brand.ts';

/** The paper whose items are written, and the time of their arrival. */
export type WriteContext = { brand: Sigla; now: Date };
