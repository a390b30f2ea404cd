import { clipsOfReview } from '#domain/press-review/review.ts';
import type { Sending, SendingLetter, SendingReport } from '#domain/press-review/sending.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { type LetterRow, lettersOf, reportsOf } from '../db/press-letters.ts';
import { type SendingRow, type SendingWithOrderer, sendingOf, sendingsOf } from '../db/press-sendings.ts';
import { isAutomatic } from './automatic-sending.ts';
import { refusalCode } from './refusal-code.ts';
import { type SkipReason, sendingStrings as strings } from './sending-strings.ts';

const isSkip = (reason: string): reason is SkipReason => Object.hasOwn(strings.reasons, reason);

/** Why a letter was not sent, as a sentence for the page. Codes are stored, or the text with which it came back. */
export function reasonText(reason: string | null, status: SendingLetter['status']): string | null {
  if (reason === null) return null;
  if (isSkip(reason)) return strings.reasons[reason];
  const refused = refusalCode(reason);
  if (refused !== null) return strings.refused(refused);
  const [, code, times] = /^(.+): tried (\d+) times$/.exec(reason) ?? [];
  if (code !== undefined && times !== undefined) return strings.givenUp(times, code);
  return status === 'waiting' ? strings.later(reason) : strings.returned(reason);
}

/** How many sendings that are done or cancelled are listed: more than a press office reads. */
const MAX_FINISHED = 200;

const NO_LETTERS: SendingReport = {
  recipients: 0,
  waiting: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  maybeTwice: 0,
  opened: 0,
  downloaded: 0,
  reaching: 0,
};

/** Past and planned sendings, the latest first. */
export async function readSendings(orm: Orm, deskId: number): Promise<Sending[]> {
  const rows = await sendingsOf(orm, deskId, MAX_FINISHED);
  const reports = await reportsOf(
    orm,
    rows.map(({ sending }) => sending.id),
  );
  return rows.map((row) => toSending(row, reports.get(row.sending.id)));
}

/** One sending with the result of each letter; null for a sending of another desk. */
export async function readSending(
  orm: Orm,
  deskId: number,
  id: string,
): Promise<{ sending: Sending; letters: SendingLetter[] } | null> {
  const row = await sendingOf(orm, deskId, id);
  if (!row) return null;
  const report = (await reportsOf(orm, [id])).get(id);
  return { sending: toSending(row, report), letters: (await lettersOf(orm, id)).map(toLetter) };
}

function statusOf({ cancelledAt, doneAt, queuedAt }: SendingRow): Sending['status'] {
  if (cancelledAt) return 'cancelled';
  if (doneAt) return 'done';
  return queuedAt ? 'sending' : 'scheduled';
}

const ordererOf = (by: SendingWithOrderer['by']): string =>
  by ? (by.companyName ?? `${by.name} ${by.surname}`.trim()) : strings.deletedOrderer;

function toSending({ sending, by }: SendingWithOrderer, report = NO_LETTERS): Sending {
  return {
    id: sending.id,
    day: sending.day,
    kind: sending.kind,
    subject: sending.subject,
    status: statusOf(sending),
    clips: clipsOfReview(sending).length,
    orderedBy: isAutomatic(sending) ? null : ordererOf(by),
    orderedAt: sending.orderedAt.toISOString(),
    dueAt: sending.dueAt.toISOString(),
    doneAt: sending.doneAt?.toISOString() ?? null,
    report,
  };
}

const UNSENT_STATUSES: readonly LetterRow['status'][] = ['waiting', 'sending', 'later'];

function toLetter({ id, email, name, maybeTwice, forwarded, ...row }: LetterRow): SendingLetter {
  const toIso = (instant: Date | null) => instant?.toISOString() ?? null;
  const isUnsent = UNSENT_STATUSES.includes(row.status);
  const status = isUnsent ? 'waiting' : (row.status as SendingLetter['status']);
  return {
    id,
    email,
    name,
    maybeTwice,
    forwarded,
    status,
    reason: reasonText(row.reason, status),
    sentAt: toIso(row.sentAt),
    openedAt: toIso(row.openedAt),
    downloadedAt: toIso(row.downloadedAt),
  };
}
