import { createContext, useContext } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';

/** Data that every screen of the press review gets from the frame around it. */
export type PressReviewContextValue = {
  api: () => Promise<Api>;
  brand: PublicBrand;
  /** ID of the reader to whom selection and copies on this device belong. */
  owner: string;
  today: Day;
  /** The last day with a review. */
  lastDay: Day;
};

export const PressReviewContext = createContext<PressReviewContextValue | null>(null);

/** The context of the press review. @throws Error outside `PressReviewEntry` */
export function usePressReview(): PressReviewContextValue {
  const context = useContext(PressReviewContext);
  if (!context) throw new Error('usePressReview is called outside PressReviewEntry');
  return context;
}
