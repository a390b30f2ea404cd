import { createContext, useContext } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** Context of every part of the press review. */
export type PressReviewHere = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** ID of the reader to whom selection and copies on this device belong. */
  owner: string;
  today: Day;
  /** The last day with a review. */
  lastDay: Day;
};

export const PressReviewContext = createContext<PressReviewHere | null>(null);

/** May only be called inside the press review's frame. */
export function usePressReview(): PressReviewHere {
  const here = useContext(PressReviewContext);
  if (!here) throw new Error('outside of the press review');
  return here;
}
