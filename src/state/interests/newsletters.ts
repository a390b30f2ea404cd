import { useAtomValue } from 'jotai';
import { getNewsletterSample, listNewsletters, setNewsletter } from '#api/account/newsletters.ts';
import type { Api } from '#api/clients.ts';
import type { OfferedNewsletter } from '#domain/interests.ts';
import { optimisticChoices } from './optimistic-choices.ts';

const newsletters = optimisticChoices<OfferedNewsletter, boolean>({
  ask: listNewsletters,
  tell: setNewsletter,
  choiceOf: ({ subscribed }) => subscribed,
  chosen: (newsletter, subscribed) => ({ ...newsletter, subscribed }),
});

/** The paper's newsletters and which of them the reader gets; none until they were asked for. */
export const useNewsletters = () => useAtomValue(newsletters.atom);

export const loadNewsletters = newsletters.load;

/** Subscribes to a newsletter or ends it. ACC-07 */
export const subscribeTo = newsletters.choose;

/** What a newsletter would hold now. @throws ApiError `not-found`, `offline`. */
export const readSample = async (api: () => Promise<Api>, slug: string) =>
  getNewsletterSample(await api(), slug);
