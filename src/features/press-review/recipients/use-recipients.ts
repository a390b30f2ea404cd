import { useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { listRecipients } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { useAsked } from '#src/components/account/use-asked.ts';
import { usePressReview } from '../frame/press-review-context.ts';

/** Does something to recipients and brings the list up to date, before it tells what came of it. @throws ApiError */
export type ChangeRecipients = <Done>(action: (api: Api) => Promise<Done>) => Promise<Done>;

/** Who gets the review. PRS-03 */
export function useRecipients() {
  const { api } = usePressReview();
  const { asked, askAgain, setKnown } = useAsked<Recipient[]>(
    useCallback(async () => listRecipients(await api()), [api]),
  );
  const refresh = useCallback(async () => {
    try {
      setKnown(await listRecipients(await api()));
    } catch {
      // What was done is done: the list says itself that it cannot be shown.
      askAgain();
    }
  }, [api, setKnown, askAgain]);
  const change: ChangeRecipients = useCallback(
    async (action) => {
      try {
        return await action(await api());
      } finally {
        await refresh();
      }
    },
    [api, refresh],
  );
  return { asked, askAgain, change };
}
