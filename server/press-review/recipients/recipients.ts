import { groupNames, spellingOf, visibleNames } from '#domain/press-review/group-names.ts';
import {
  MAX_RECIPIENTS,
  type NewRecipient,
  type Recipient,
  type RecipientImport,
} from '#domain/press-review/recipients.ts';
import { undoableSince } from '#domain/undo-period.ts';
import { oneLine } from '#domain/validation/free-words.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { DONE, failure, type Result } from '#server/base/result.ts';
import { lockDesk } from '../db/press-desks.ts';
import {
  changeListedRecipient,
  changeNameAndGroups,
  countRecipients,
  countRemoved,
  groupsInUse,
  listedRecipients,
  putRecipients,
  type RecipientRow,
  recipientsWithRemoved,
  removeListedRecipients,
  restoreRemovedRecipients,
} from '../db/press-recipients.ts';
import type { ReviewContext } from '../review-context.ts';
import { refusalCode } from '../sending/refusal-code.ts';
import { sendingStrings } from '../sending/sending-strings.ts';
import { planImport, readList } from './import-list.ts';
import { recipientToken } from './recipient-token.ts';

type DeskContext = Pick<ReviewContext, 'orm' | 'desk' | 'now'>;

const toRecipient = ({ id, email, name, groups, status, since, reason }: RecipientRow): Recipient => ({
  id,
  email,
  name,
  groups,
  status,
  reason: reason && bounceText(reason),
  since: since.toISOString(),
});

/** The answer of a mail server as the page shows it: a code in words, the text of a returned mail as it is. */
function bounceText(reason: string): string {
  const code = refusalCode(reason);
  return code === null ? reason : sendingStrings.addressRefused(code);
}

/** Recipients of the review by mail, ordered by address. PRS-03 */
export const readRecipients = async ({ orm, desk }: DeskContext): Promise<Recipient[]> =>
  (await listedRecipients(orm, desk.id)).map(toRecipient);

/** Adds a list of recipients; simultaneous imports are run one after the other. PRS-03 */
export const importRecipients = (
  { orm, desk, now }: DeskContext,
  list: readonly NewRecipient[],
  secret: IdentityService['secret'],
): Promise<RecipientImport> =>
  orm.transaction(async (tx) => {
    await lockDesk(tx, desk.id);
    const parsed = readList(list, await groupsInUse(tx, desk.id));
    const existing = await recipientsWithRemoved(tx, desk.id);
    const tokenOf = (email: string) => recipientToken(secret, desk.id, email);
    const { rows, changes, ...imported } = planImport(parsed, existing, { deskId: desk.id, now, tokenOf });
    await putRecipients(tx, rows);
    for (const change of changes) await changeNameAndGroups(tx, change);
    return imported;
  });

/** @returns whether the desk has such a recipient. */
export async function renameRecipient(
  { orm, desk, now }: DeskContext,
  { id, name, groups }: Pick<Recipient, 'id' | 'name' | 'groups'>,
): Promise<boolean> {
  const seen = visibleNames(groups);
  const spell = spellingOf([...(await groupsInUse(orm, desk.id)), ...seen]);
  const changes = { name: oneLine(name), groups: groupNames(seen, spell), now };
  return await changeListedRecipient(orm, { deskId: desk.id, id }, changes);
}

export const removeRecipients = ({ orm, desk, now }: DeskContext, ids: readonly number[]): Promise<void> =>
  removeListedRecipients(orm, desk.id, [...ids], now);

/** Restores removed recipients while that is still possible, unless others have taken their room meanwhile. */
export const restoreRecipients = (
  { orm, desk, now }: DeskContext,
  ids: readonly number[],
): Promise<Result<void, 'too-many-recipients'>> =>
  orm.transaction(async (tx) => {
    const since = undoableSince(now);
    await lockDesk(tx, desk.id);
    const total = (await countRecipients(tx, desk.id)) + (await countRemoved(tx, desk.id, [...ids], since));
    if (total > MAX_RECIPIENTS) return failure('too-many-recipients');
    await restoreRemovedRecipients(tx, desk.id, [...ids], since);
    return DONE;
  });
