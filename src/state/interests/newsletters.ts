import { useAtomValue } from 'jotai';
import { getNewsletterSample, listNewsletters, setNewsletter } from '#api/account/newsletters.ts';
import type { Api } from '#api/clients.ts';
import type { OfferedNewsletter } from '#domain/interests.ts';
import { optimisticChoices } from './optimistic-choices.ts';

const newsletters = optimisticChoices<OfferedNewsletter, boolean>({
  load: listNewsletters,
  send: setNewsletter,
  choiceOf: ({ subscribed }) => subscribed,
  withChoice: (newsletter, subscribed) => ({ ...newsletter, subscribed }),
});

/** The paper's newsletters, with the reader's subscriptions; empty until they are loaded. */
export const useNewsletters = () => useAtomValue(newsletters.atom);

export const loadNewsletters = newsletters.load;

/** Subscribes to a newsletter, or unsubscribes. ACC-07 */
export const setSubscription = newsletters.choose;

/** Preview of a newsletter with its present contents. @throws ApiError `not-found`, `offline`. */
export const fetchSample = async (api: () => Promise<Api>, slug: string) =>
  getNewsletterSample(await api(), slug);
