import type { Api } from '#api/clients.ts';
import { addRecipients, changeRecipient } from '#api/site/recipients.ts';
import type { Recipient } from '#domain/press-review/recipients.ts';

/** What became of a selection. */
export type GroupChange = { done: number; failed: number };

/** At once: the server minds that others work on the same list. */
const LANES = 4;

/** Those whose groups can be changed: whoever gets nothing would be written to again by it. */
export const changeable = (chosen: readonly Recipient[]): Recipient[] =>
  chosen.filter(({ status }) => status === 'active');

/** Puts recipients into groups besides those that they are in. @throws ApiError */
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

/** Takes recipients out of a group, some at a time. */
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
  await Promise.all(Array.from({ length: LANES }, work));
  return { done, failed };
}
