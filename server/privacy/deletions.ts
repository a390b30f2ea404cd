import { CODE_MINUTES, DELETION_DAYS } from '#domain/account-terms.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import { askForDeletion, claimDeletion, type DeletionRequest, deletionOf } from '../db/deletion-requests.ts';
import { removeReader } from '../db/personal-rows.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { AccountVisit, Attempt } from '../identity/account-visit.ts';
import { countCode, countFromAddress, forgiveFromAddress } from '../identity/limits.ts';
import { makeCode, takeCode } from '../identity/mailed-codes.ts';
import { deletedLetter, deletionCodeLetter, deletionLetter } from '../mail/letters/deletion-letters.ts';
import type { LetterBodies } from '../mail/letters/letter.ts';
import type { DataDesk } from './data-exports.ts';

const DAY_MS = 86_400_000;

type Visit = Pick<AccountVisit, 'identity' | 'brand' | 'now' | 'client' | 'accountOrigin'>;

const send = ({ identity, brand }: Visit, { email }: ReaderRow, letter: LetterBodies) =>
  identity.mailer.send(brand, { to: email, ...letter });

/** Mails the code by which a deletion is confirmed: whoever finds an open browser deletes nothing. ACC-10 */
export async function mailDeletionCode(visit: Visit, reader: ReaderRow): Promise<Attempt> {
  const { identity, brand, now, client } = visit;
  const wait = await countCode(identity, { name: reader.email, client });
  if (wait > 0) return { wait };
  identity.errands.run(async () => {
    const code = await makeCode(identity, { readerId: reader.id, purpose: 'deletion' }, now);
    const letter = deletionCodeLetter(brand, { name: reader.name, code, minutes: CODE_MINUTES });
    await send(visit, reader, letter);
  });
  return 'done';
}

/** Has an account deleted when the days have passed, with the code that was mailed; says by mail how to undo it. */
export async function requestDeletion(visit: Visit, reader: ReaderRow, code: string): Promise<Attempt> {
  const { identity, brand, now, client, accountOrigin } = visit;
  const wait = await countFromAddress(identity, client.address);
  if (wait > 0) return { wait };
  if (!(await takeCode(identity, reader, { purpose: 'deletion', code, now }))) return 'not-valid';
  await forgiveFromAddress(identity, client.address);
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  await askForDeletion(identity.orm, { readerId: reader.id, brand: brand.sigla, requestedAt: now, dueAt });
  const kept = await deletionOf(identity.orm, reader.id);
  const url = `${accountOrigin}/user/utilities`;
  const letter = deletionLetter(brand, { name: reader.name, day: dayAt(kept?.dueAt ?? dueAt), url });
  identity.errands.run(() => send(visit, reader, letter));
  return 'done';
}

/** Deletes every account whose day has come, and says so by mail, the last one. */
export async function deleteDueAccounts({ orm, mailer, now }: DataDesk): Promise<void> {
  for (;;) {
    const gone = await orm.transaction(async (tx) => {
      const due = await claimDeletion(tx, now());
      const reader = due && (await findReader(tx, due.readerId));
      if (!due || !reader) return null;
      await removeReader(tx, reader);
      return { due, reader };
    });
    if (!gone) return;
    await tellDeleted(mailer, gone);
  }
}

async function tellDeleted(
  mailer: DataDesk['mailer'],
  { due, reader }: { due: DeletionRequest; reader: ReaderRow },
): Promise<void> {
  const brand: Brand = brandOf(due.brand);
  await mailer.send(brand, { to: reader.email, ...deletedLetter(brand, { name: reader.name }) });
}
