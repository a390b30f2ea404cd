import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { dueOn } from '#domain/newsletter-times.ts';
import { newslettersOf } from '#domain/newsletters.ts';
import type { Connection } from '#server/base/db/transfer/connection.ts';
import { QUEUE } from '#server/base/db/transfer/tables.ts';

type Target = Pick<Connection, 'query'>;

/** What a restore has marked as not to be sent. */
export type HeldBack = { letters: number; newsletters: number; alerts: number };

/** Queues of jobs that send to many readers at once. */
const SENDING_QUEUES = ['send-press-review', 'send-newsletter', 'plan-message', 'deliver-alert'];

/** Deletes the jobs that send what the other steps hold back. */
async function deleteJobs({ query }: Target, at: string): Promise<void> {
  const [found] = await query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `${QUEUE}.job`,
  ]);
  if (!found?.found) return;
  await query(
    `delete from ${QUEUE}.job where name = any ($1) and created_on <= $2
      and state in ('created', 'retry', 'active')`,
    [SENDING_QUEUES, at],
  );
}

/** Skips the unsent letters of due press reviews, with a reason that the press office sees, and closes the deadlines. */
async function holdPressReviews({ query }: Target, at: string): Promise<number> {
  const letters = await query(
    `with due as (
      update press_sendings set done_at = $1, planned_at = coalesce(planned_at, $1)
      where due_at <= $1 and done_at is null and cancelled_at is null returning id)
    update press_letters set status = 'skipped', reason = 'restored', retry_at = null, updated_at = $1
    where sending_id in (select id from due) and status in ('waiting', 'later', 'sending') returning id`,
    [at],
  );
  await query(
    `update press_desks set deadline_seen = $1
    where deadline is not null and (deadline_seen is null or deadline_seen < $1)`,
    [at],
  );
  return letters.length;
}

/** Stores today's newsletters whose time has come as sent, also those whose mailing began after the backup. */
async function holdNewsletters({ query }: Target, now: Date): Promise<number> {
  const at = now.toISOString();
  const begun = await query(
    'update newsletter_mailings set planned_at = $1 where planned_at is null and created_at <= $1 returning id',
    [at],
  );
  let added = 0;
  for (const { sigla } of BRANDS) {
    for (const newsletter of newslettersOf(sigla)) {
      const day = dueOn(newsletter, now);
      if (day === null) continue;
      const rows = await query(
        `insert into newsletter_mailings (brand, newsletter, day, created_at, planned_at)
        values ($1, $2, $3, $4, $4) on conflict do nothing returning id`,
        [sigla, newsletter.slug, day, at],
      );
      added += rows.length;
    }
  }
  return begun.length + added;
}

/** Drops the alerts whose readers were not decided, and those whose digest was due. */
async function holdAlerts({ query }: Target, at: string): Promise<number> {
  const undecided = await query(
    'update alert_messages set planned_at = $1 where planned_at is null and created_at <= $1 returning id',
    [at],
  );
  const waiting = await query(
    `update reader_alerts set dropped = 'too-late', how = null, due_at = null
    where how = 'digest' and handed_over_at is null and due_at <= $1 returning message_id`,
    [at],
  );
  return undecided.length + waiting.length;
}

/**
 * Marks what was due to many recipients before a restore as not to be sent: it may have been sent since the backup, and
 * nothing in it says so. What is due later is sent as usual.
 */
export async function holdBackDue(connection: Target, now: Date): Promise<HeldBack> {
  const at = now.toISOString();
  await deleteJobs(connection, at);
  return {
    letters: await holdPressReviews(connection, at),
    newsletters: await holdNewsletters(connection, now),
    alerts: await holdAlerts(connection, at),
  };
}
