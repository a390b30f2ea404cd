import type { Api } from '#api/clients.ts';
import { addRecipients, changeRecipient } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';

/** Number of recipients that were changed, and of those for which the change failed. */
export type GroupChangeResult = { done: number; failed: number };

/** Number of parallel requests, each of which changes one recipient. */
const PARALLEL_REQUESTS = 4;

/**
 * Recipients whose groups can be changed. Those who unsubscribed or whose address bounced are left out,
 * because adding them to a group would send them letters again.
 */
export const changeable = (recipients: readonly Recipient[]): Recipient[] =>
  recipients.filter(({ status }) => status === 'active');

/** Adds recipients to groups; they stay in the groups that they have. @throws ApiError */
export async function addToGroups(
  api: Api,
  recipients: readonly Recipient[],
  groups: readonly string[],
): Promise<GroupChangeResult> {
  const { refused } = await addRecipients(
    api,
    recipients.map(({ email, name }) => ({ email, name, groups })),
  );
  return { done: recipients.length - refused.length, failed: refused.length };
}

/** Removes recipients from a group. `onProgress` gets the number of recipients changed so far. */
export async function removeFromGroup(
  api: Api,
  { recipients, group }: { recipients: readonly Recipient[]; group: string },
  onProgress: (done: number) => void,
): Promise<GroupChangeResult> {
  const waiting = [...recipients];
  let done = 0;
  let failed = 0;
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const groups = next.groups.filter((groupName) => groupName !== group);
      try {
        await changeRecipient(api, { id: next.id, name: next.name, groups });
        done += 1;
        onProgress(done);
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, worker));
  return { done, failed };
}
