import { DELETION_DAYS } from '#domain/account-durations.ts';
import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { forEachDue } from '#server/base/db/for-each-due.ts';
import { deletedLetter, deletionLetter } from '#server/base/mail/letters/deletion-letters.ts';
import type { LetterBodies } from '#server/base/mail/letters/letter.ts';
import {
  claimDeletion,
  type DeletionRequest,
  deletionOf,
  insertDeletionRequest,
} from '../db/deletion-requests.ts';
import { removeReader } from '../db/personal-rows.ts';
import { findReader, type ReaderRow } from '../db/readers.ts';
import type { AccountContext } from '../identity/account-context.ts';
import type { DataRequestDeps } from './data-exports.ts';

const DAY_MS = 86_400_000;

type DeletionContext = Pick<AccountContext, 'identity' | 'brand' | 'now' | 'mailOrigins'>;

const send = ({ identity, brand }: DeletionContext, { email }: ReaderRow, letter: LetterBodies) =>
  identity.mailer.send(brand, { to: email, ...letter });

/** Schedules the deletion of an account after the waiting period, and explains by mail how to cancel it. ACC-10 */
export async function requestDeletion(context: DeletionContext, reader: ReaderRow): Promise<void> {
  const { identity, brand, now, mailOrigins } = context;
  const dueAt = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  await insertDeletionRequest(identity.orm, {
    readerId: reader.id,
    brand: brand.sigla,
    requestedAt: now,
    dueAt,
  });
  const stored = await deletionOf(identity.orm, reader.id);
  const url = `${mailOrigins.accountOrigin}/user/utilities`;
  const letter = deletionLetter(brand, { name: reader.name, day: dayAt(stored?.dueAt ?? dueAt), url });
  identity.backgroundTasks.run(() => send(context, reader, letter));
}

type DeletionDeps = Pick<DataRequestDeps, 'orm' | 'mailer' | 'now'>;

/** Deletes every account whose deletion is due, and sends its reader a last mail. */
export const deleteDueAccounts = ({ orm, mailer, now }: DeletionDeps): Promise<void> =>
  forEachDue<DeletionRequest, Deleted>(orm, 'due deletions of accounts', {
    claim: (tx, handled) =>
      claimDeletion(
        tx,
        now(),
        handled.map(({ readerId }) => readerId),
      ),
    process: deleteAccount,
    mail: (deleted) => mailDeleted(mailer, deleted),
  });

/** A deletion that was carried out; `reader` as it was before, or undefined if there was none. */
type Deleted = { due: DeletionRequest; reader: ReaderRow | undefined };

async function deleteAccount(tx: Orm, due: DeletionRequest): Promise<Deleted> {
  const reader = await findReader(tx, due.readerId);
  if (reader) await removeReader(tx, reader);
  return { due, reader };
}

async function mailDeleted(mailer: DeletionDeps['mailer'], { due, reader }: Deleted): Promise<void> {
  if (!reader) return;
  const brand: Brand = brandOf(due.brand);
  await mailer.send(brand, { to: reader.email, ...deletedLetter(brand, { name: reader.name }) });
}
