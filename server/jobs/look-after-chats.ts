import { forgetLeftChats } from '../chatbot/forget-left-chats.ts';
import { forgetAnswerLinks } from '../db/chatbot-links.ts';
import type { Orm } from '../db/connect.ts';
import { everyFiveMinutes, type Queue } from '../queue/open-queue.ts';
import { tendChats } from '../support-chat/tend-chats.ts';

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
