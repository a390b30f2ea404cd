import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import { passedDeadline } from '#domain/press-review/deadline.ts';
import { clipsOfReview } from '#domain/press-review/review.ts';
import { publishingHoliday } from '#domain/publishing-calendar.ts';
import { findReader } from '#server/accounts/db/readers.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { pressLateLetter } from '#server/base/mail/letters/press-late-letter.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { isPermanentlyRefused } from '#server/base/mail/permanent-refusal.ts';
import { clipTexts } from '../clips/clip-texts.ts';
import { isReviewDay, lastReviewDay } from '../db/press-clips.ts';
import { type DeskRow, desksWithDeadline, markDeadlineSeen } from '../db/press-desks.ts';
import { searchesOf } from '../db/press-searches.ts';
import { hasReviewSending } from '../db/press-sendings.ts';
import { insertUsage } from '../db/press-usage.ts';
import type { DatedReviewContents } from '../documents/review-document.ts';
import { type ClipRights, isPaid, readClipRights } from '../licence.ts';
import { readContents } from '../reviews/read-contents.ts';
import { runSearches } from '../searches/run-searches.ts';
import { addresseesOfGroups } from './audience.ts';
import { automaticKey } from './automatic-sending.ts';
import { MAX_UNPAID_LETTERS } from './order-limit.ts';
import type { SendingJobs } from './sending-jobs.ts';
import { sendingStrings as strings } from './sending-strings.ts';
import { storeSending } from './store-sending.ts';

export type DeadlineDeps = {
  orm: Orm;
  jobs: SendingJobs;
  mailer: Mailer;
  now: Date;
  /** Origin of a paper's newsstand, without a slash at the end. */
  originOf(brand: Brand): string;
  report(error: unknown): void;
};

type Due = { desk: DeskRow; day: Day; rights: ClipRights };

/**
 * Handles each deadline that has just passed, once: sends automatic reviews and mails a reminder to the holder of a
 * late one. A deadline that fails is handled again by the next run. PRS-04
 */
export async function handleDeadlines(deps: DeadlineDeps): Promise<void> {
  for (const desk of await desksWithDeadline(deps.orm)) {
    const passed = passedDeadline(desk, deps.now);
    if (!passed || (desk.deadlineSeen !== null && desk.deadlineSeen >= passed.at)) continue;
    try {
      await handleDeadline(desk, passed.day, deps);
      await markDeadlineSeen(deps.orm, desk.id, passed.at);
    } catch (error) {
      deps.report(error);
    }
  }
}

async function handleDeadline(desk: DeskRow, day: Day, deps: DeadlineDeps): Promise<void> {
  const { orm, now } = deps;
  const rights = await readClipRights(orm, desk, now);
  if (!rights || (await hasReviewSending(orm, desk.id, day))) return;
  if (!(await sendAutomatically({ desk, day, rights }, deps))) await remindHolder(desk, deps);
}

/**
 * Sends the review, or the notice that it is empty, if the desk has that sent automatically. @returns false
 * if the holder has to act: the papers have not arrived, the desk sends by hand on a day with papers, or
 * nobody may be sent to.
 */
async function sendAutomatically(due: Due, deps: DeadlineDeps): Promise<boolean> {
  const { desk, day, rights } = due;
  const { orm, now } = deps;
  const last = await lastReviewDay(orm, now);
  if (last === day) {
    // Runs the searches again, for articles that arrived since their last run and for nights without a run.
    const active = (await searchesOf(orm, desk.id)).filter((search) => search.active);
    await runSearches(orm, active, { deskId: desk.id, rights, now });
  } else if (publishingHoliday(day) === null && !(await isReviewDay(orm, day, now))) return false;
  const contents = await readContents(orm, { deskId: desk.id, source: { day }, now });
  const isEmpty = !contents || (await hasNoClips(contents, rights, deps));
  // A desk that sends by hand has only the notice of an empty review sent automatically.
  const isSent = isEmpty ? desk.tellWhenEmpty : desk.automatic;
  if (isSent) return sendToGroups(due, isEmpty ? null : contents, deps);
  return desk.automatic || publishingHoliday(day) !== null;
}

/**
 * Sends a review to the desk's groups. @param contents null to announce that there are no clips. @returns
 * false if the groups are empty, or have too many recipients for a desk without a subscription
 */
async function sendToGroups(
  { desk, day }: Due,
  contents: DatedReviewContents | null,
  deps: DeadlineDeps,
): Promise<boolean> {
  const { orm, now } = deps;
  const addressees = await addresseesOfGroups(orm, desk.id, desk.groups);
  if (addressees.length === 0) return false;
  if (addressees.length > MAX_UNPAID_LETTERS && !(await isPaid(orm, desk, now))) return false;
  const subject = contents ? strings.subject(day) : strings.nothingSubject(day);
  const sentContents = contents ?? { day, title: subject, abstract: '', chapters: [] };
  const kind = contents ? ('review' as const) : ('nothing' as const);
  const sending = {
    ...sentContents,
    kind,
    deskId: desk.id,
    key: automaticKey(day),
    subject,
    message: '',
    dueAt: now,
  };
  await storeSending(deps, sending, addressees);
  const by = { by: 'seat' as const, readerId: null, who: strings.byItself };
  await insertUsage(orm, { ...by, deskId: desk.id, at: now, kind: 'sent', what: subject });
  return true;
}

/** Whether the articles of all clips of a review have been withdrawn, or there are no clips. */
async function hasNoClips(
  contents: DatedReviewContents,
  rights: ClipRights,
  { orm, now, originOf }: DeadlineDeps,
): Promise<boolean> {
  const ids = clipsOfReview(contents).map(({ id }) => id);
  return (await clipTexts(orm, ids, { rights, now, newsstandUrl: originOf, day: contents.day })).length === 0;
}

/** @throws Error for a mail that is to be tried again; one that is refused permanently is only reported. */
async function remindHolder(desk: DeskRow, { orm, mailer, originOf, report }: DeadlineDeps): Promise<void> {
  const holder = await findReader(orm, desk.readerId);
  if (!holder) return;
  const brand = brandOf(desk.brand);
  const letterData = { name: holder.name, deadline: desk.deadline ?? '', url: `${originOf(brand)}/rassegna` };
  try {
    await mailer.send(brand, { ...pressLateLetter(brand, letterData), to: holder.email });
  } catch (error) {
    if (!isPermanentlyRefused(error)) throw error;
    report(new Error(`desk ${desk.id}: the reminder of its review was refused`, { cause: error }));
  }
}
