import { deleteExpiredCounters } from '#server/accounts/db/rate-limits.ts';
import { deleteExpiredLinks } from '#server/assistant/db/chatbot-links.ts';
import { deleteRemovedChats } from '#server/assistant/delete-removed-chats.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { maintainDatabase } from '#server/base/db/embedded/maintain-database.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { closeIdleChats } from '#server/help/support-chat/close-idle-chats.ts';

/** Schedules vacuuming of the embedded database every few minutes, because it has no background processes for that. */
export const scheduleVacuuming = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'tidy-database', work: () => maintainDatabase(orm) });

/** Schedules the deletion of expired rate-limit counters every few minutes, on one of the servers. */
export const scheduleCounterDeletion = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => deleteExpiredCounters(orm) });

/**
 * Schedules, every few minutes on one of the servers: the closing of support chats that were abandoned, and the
 * removal of the chatbot's deleted chats and expired links.
 */
export const scheduleChatHousekeeping = (
  queue: Queue,
  { orm, now, report }: { orm: Orm; now: () => Date; report(error: unknown): void },
): Promise<void> =>
  everyFiveMinutes(queue, {
    name: 'tend-chats',
    async work() {
      await runSteps(report, [
        () => closeIdleChats(orm, now(), report),
        () => deleteRemovedChats(orm, now()),
        () => deleteExpiredLinks(orm, now()),
      ]);
    },
  });
