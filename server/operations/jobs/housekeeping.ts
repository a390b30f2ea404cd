import { deleteExpiredCounters } from '#server/accounts/db/rate-limits.ts';
import { deleteExpiredLinks } from '#server/assistant/db/chatbot-links.ts';
import { deleteRemovedChats } from '#server/assistant/delete-removed-chats.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { maintainDatabase } from '#server/base/db/embedded/maintain-database.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';
import { closeIdleChats } from '#server/help/support-chat/close-idle-chats.ts';

/** Vacuums the embedded database every few minutes, because it has no background processes for that. */
export const workOnMaintenance = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'tidy-database', work: () => maintainDatabase(orm) });

/** Deletes expired rate-limit counters every few minutes, on one of the servers. */
export const workOnLimits = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => deleteExpiredCounters(orm) });

/** Maintains conversations, and removes deleted chats and expired links every few minutes, on one of the servers. */
export const workOnChats = (queue: Queue, { orm, now }: { orm: Orm; now: () => Date }): Promise<void> =>
  everyFiveMinutes(queue, {
    name: 'tend-chats',
    async work() {
      await closeIdleChats(orm, now());
      await deleteRemovedChats(orm, now());
      await deleteExpiredLinks(orm, now());
    },
  });
