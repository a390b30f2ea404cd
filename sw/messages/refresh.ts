import type { ShownAnswer, WorkerToPage } from '#device/worker-messages.ts';
import { cachedAnswer } from '../answers/cached-answer.ts';
import type { AskAsReader } from '../base/events.ts';
import { isChanged } from '../network/answer-changes.ts';
import { connectionState } from '../network/text-timeout.ts';

/** The page that sent the message. */
type Page = Pick<Client, 'postMessage'>;

/**
 * Requests again what a page shows or lacks, and reports what is newer by now and the state of the network. Answers
 * that arrive later are reported by the strategies. OFF-02
 */
export async function refresh(
  shown: readonly ShownAnswer[],
  page: Page,
  askAsReader: AskAsReader,
  event: ExtendableEvent,
): Promise<void> {
  const send = (message: WorkerToPage) => page.postMessage(message);
  await Promise.all(
    shown.map(async ({ address, date }) => {
      const copy = await cachedAnswer(address);
      const isNewer = copy && date !== undefined && copy.headers.get('date') !== date;
      const answer = isNewer ? undefined : await askAsReader(address, event).catch(() => undefined);
      if (isNewer || (answer && (await isChanged(copy, answer)))) send({ type: 'fresher', address });
    }),
  );
  send({ type: 'connection', state: connectionState.current() });
}
