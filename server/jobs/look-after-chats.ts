import { forgetLeftChats } from '../chatbot/forget-left-chats.ts';
import type { Orm } from '../db/connect.ts';
import { lookEvery, type Queue } from '../queue/open-queue.ts';
import { tendChats } from '../support-chat/tend-chats.ts';

const TEND = 'tend-chats';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const POLLING_S = 30;

/** Looks after conversations, and forgets chats that were deleted, every few minutes, on one of the servers. */
export async function workOnChats(
  { boss, makeRoom }: Queue,
  means: { orm: Orm; now: () => Date },
): Promise<void> {
  await makeRoom([TEND], { once: true });
  await boss.work(TEND, lookEvery(POLLING_S), async () => {
    await tendChats(means.orm, means.now());
    await forgetLeftChats(means.orm, means.now());
  });
  await boss.schedule(TEND, EVERY_FIVE_MINUTES);
}
