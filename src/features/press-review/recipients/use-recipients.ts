import { useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { listRecipients } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { usePressReview } from '../frame/press-review-context.ts';

/**
 * Runs a change of recipients and reloads the list, also after a failure; then returns the result. @throws
 * ApiError
 */
export type ChangeRecipients = <Done>(action: (api: Api) => Promise<Done>) => Promise<Done>;

/** The recipients of the review. PRS-03 */
export function useRecipients() {
  const { api } = usePressReview();
  const { loadable, reload, setData } = useLoaded<Recipient[]>(
    useCallback(async () => listRecipients(await api()), [api]),
  );
  const refresh = useCallback(async () => {
    try {
      setData(await listRecipients(await api()));
    } catch {
      // The result of the change does not depend on the reload, whose failure the list shows itself.
      reload();
    }
  }, [api, setData, reload]);
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
  return { loadable, reload, change };
}
