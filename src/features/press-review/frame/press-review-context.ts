import { createContext, useContext } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** What every part of the press review stands on. */
export type PressReviewHere = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** The reader, whose selection and copies they are on this device. */
  owner: string;
  today: Day;
  /** The last day with a review. */
  lastDay: Day;
};

export const PressReviewContext = createContext<PressReviewHere | null>(null);

/** Inside of the frame alone. */
export function usePressReview(): PressReviewHere {
  const here = useContext(PressReviewContext);
  if (!here) throw new Error('outside of the press review');
  return here;
}
