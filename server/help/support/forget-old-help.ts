import { CHAT_MONTHS } from '#domain/account-durations.ts';
import { addMonths, dayAt, instantOf } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { deleteChatsBefore } from '../db/support-chats.ts';
import { deleteTicketsBefore } from '../db/support-tickets.ts';

/** Readers may refer back to a complaint for this long; conversations are deleted earlier. */
const TICKET_MONTHS = 24;

/** Deletes old tickets and conversations. HLP-02, HLP-09 */
export async function forgetOldHelp(orm: Orm, now: Date, report: (error: unknown) => void): Promise<void> {
  const monthsAgo = (months: number) => instantOf(addMonths(dayAt(now), -months), '00:00');
  await runSteps(report, [
    () => deleteTicketsBefore(orm, monthsAgo(TICKET_MONTHS)),
    () => deleteChatsBefore(orm, monthsAgo(CHAT_MONTHS)),
  ]);
}
