import { groupNames, seenNames, spellingOf } from '#domain/press-review/group-names.ts';
import {
  type Imported,
  MAX_RECIPIENTS,
  type NewRecipient,
  type Recipient,
} from '#domain/press-review/recipients.ts';
import { undoableSince } from '#domain/undo-period.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { lockDesk } from '../db/press-desks.ts';
import {
  changeListed,
  changeNameAndGroups,
  countRecipients,
  countRemoved,
  groupsInUse,
  knownRecipients,
  listedRecipients,
  putRecipients,
  type RecipientRow,
  removeListed,
  restoreRemoved,
} from '../db/press-recipients.ts';
import type { ReviewContext } from '../review-context.ts';
import { planImport, readList } from './import-list.ts';
import { recipientToken } from './recipient-token.ts';

type Asked = Pick<ReviewContext, 'orm' | 'desk' | 'now'>;

const toRecipient = ({ id, email, name, groups, status, since, reason }: RecipientRow): Recipient => ({
  ...{ id, email, name, groups, status, reason },
  since: since.toISOString(),
});

/** Recipients of the review by mail, ordered by address. PRS-03 */
export const readRecipients = async ({ orm, desk }: Asked): Promise<Recipient[]> =>
  (await listedRecipients(orm, desk.id)).map(toRecipient);

/** Adds a list of recipients; simultaneous imports are run one after the other. PRS-03 */
export const importRecipients = (
  { orm, desk, now }: Asked,
  list: readonly NewRecipient[],
  secret: IdentityService['secret'],
): Promise<Imported> =>
  orm.transaction(async (tx) => {
    await lockDesk(tx, desk.id);
    const read = readList(list, await groupsInUse(tx, desk.id));
    const known = await knownRecipients(tx, desk.id);
    const tokenOf = (email: string) => recipientToken(secret, desk.id, email);
    const { rows, news, ...imported } = planImport(read, known, { deskId: desk.id, now, tokenOf });
    await putRecipients(tx, rows);
    for (const words of news) await changeNameAndGroups(tx, words);
    return imported;
  });

/** @returns whether the desk has such a recipient. */
export async function renameRecipient(
  { orm, desk, now }: Asked,
  { id, name, groups }: Pick<Recipient, 'id' | 'name' | 'groups'>,
): Promise<boolean> {
  const seen = seenNames(groups);
  const spell = spellingOf([...(await groupsInUse(orm, desk.id)), ...seen]);
  const words = { name: oneLine(name), groups: groupNames(seen, spell), now };
  return await changeListed(orm, { deskId: desk.id, id }, words);
}

export const removeRecipients = ({ orm, desk, now }: Asked, ids: readonly number[]): Promise<void> =>
  removeListed(orm, desk.id, [...ids], now);

/** Restores removed recipients while that is still possible, unless others have taken their room meanwhile. */
export const restoreRecipients = (
  { orm, desk, now }: Asked,
  ids: readonly number[],
): Promise<Result<void, 'too-many-recipients'>> =>
  orm.transaction(async (tx) => {
    const since = undoableSince(now);
    await lockDesk(tx, desk.id);
    const after = (await countRecipients(tx, desk.id)) + (await countRemoved(tx, desk.id, [...ids], since));
    if (after > MAX_RECIPIENTS) return failure('too-many-recipients');
    await restoreRemoved(tx, desk.id, [...ids], since);
    return DONE;
  });
