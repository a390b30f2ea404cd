import { forgetOldLimits } from '#server/accounts/db/rate-limits.ts';
import { forgetAnswerLinks } from '#server/assistant/db/chatbot-links.ts';
import { forgetLeftChats } from '#server/assistant/forget-left-chats.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { keepTidy } from '#server/base/db/embedded/keep-tidy.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';
import { tendChats } from '#server/help/support-chat/tend-chats.ts';

/** Tidies the embedded database up every few minutes: it has no processes of its own that would. */
export const workOnTidiness = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'tidy-database', work: () => keepTidy(orm) });

/** Forgets every few minutes, on one of the servers, the counters of limits that are over. */
export const workOnLimits = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => forgetOldLimits(orm) });

/** Looks after conversations, and forgets chats that were deleted and links that are over, every few minutes, on one of the servers. */
export const workOnChats = (queue: Queue, { orm, now }: { orm: Orm; now: () => Date }): Promise<void> =>
  everyFiveMinutes(queue, {
    name: 'tend-chats',
    async work() {
      await tendChats(orm, now());
      await forgetLeftChats(orm, now());
      await forgetAnswerLinks(orm, now());
    },
  });
