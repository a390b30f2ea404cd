import type { Api } from '#api/clients.ts';
import { addRecipients, changeRecipient } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';

/** Number of recipients that were changed, and for which it failed. */
export type GroupChange = { done: number; failed: number };

/** Number of parallel requests; the server copes with several changes of the same list. */
const PARALLEL_REQUESTS = 4;

/**
 * Recipients whose groups can be changed. Others are left out, because adding them to a group would send them mails
 * again.
 */
export const changeable = (chosen: readonly Recipient[]): Recipient[] =>
  chosen.filter(({ status }) => status === 'active');

/** Adds recipients to groups, in addition to their own. @throws ApiError */
export async function addToGroups(
  api: Api,
  chosen: readonly Recipient[],
  groups: readonly string[],
): Promise<GroupChange> {
  const { refused } = await addRecipients(
    api,
    chosen.map(({ email, name }) => ({ email, name, groups })),
  );
  return { done: chosen.length - refused.length, failed: refused.length };
}

/** Removes recipients from a group, a few at the same time. */
export async function removeFromGroup(
  api: Api,
  { chosen, group }: { chosen: readonly Recipient[]; group: string },
  onProgress: (done: number) => void,
): Promise<GroupChange> {
  const waiting = [...chosen];
  let done = 0;
  let failed = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const groups = next.groups.filter((one) => one !== group);
      try {
        await changeRecipient(api, { id: next.id, name: next.name, groups });
        done += 1;
        onProgress(done);
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  return { done, failed };
}
