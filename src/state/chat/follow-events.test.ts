import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

vi.mock('../log.ts', () => ({ logError: () => {} }));

/** Connections that were opened; each receives what is sent over it, and closes when aborted. */
function connections() {
  const opened: ReadableStreamDefaultController<Uint8Array>[] = [];
  const open = (signal: AbortSignal) =>
    Promise.resolve(
      new ReadableStream<Uint8Array>({
        start(controller) {
          opened.push(controller);
          signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
        },
      }),
    );
  const send = (text: string) => opened.at(-1)?.enqueue(new TextEncoder().encode(text));
  return { opened, open, send };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('HLP-09 a connection without a sign of life is closed and opened again', async () => {
  const { opened, open, send } = connections();
  const onOpen = vi.fn();
  const end = followEvents({ openStream: open, onOpen, onEvent: () => {} });
  for (let twenty = 0; twenty < 6; twenty += 1) {
    await vi.advanceTimersByTimeAsync(20_000);
    send(':\n\n');
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(52_000);
  expect([opened.length, onOpen.mock.calls.length]).toEqual([2, 2]);
  end();
});

test('HLP-09 a stream that was stopped is not opened again', async () => {
  const { opened, open } = connections();
  const end = followEvents({ openStream: open, onOpen: () => {}, onEvent: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
