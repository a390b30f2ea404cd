import { errorKindOf } from '#domain/api-error.ts';
import { logError } from '../log.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

type FollowOptions = {
  openStream: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: StreamEvent) => void;
  /** Called when the connection is open, for the first time or again: events may have been missed. */
  onOpen: () => void;
};

/**
 * The server sends a sign of life every twenty seconds: a connection without one is dead, even if it was not closed.
 */
const MAX_SILENCE_MS = 50_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 20_000;

/**
 * Follows a stream of events and reconnects whenever it breaks, until it is stopped, or the server refuses
 * because the stream does not exist or the caller may not read it.
 */
export function followEvents({ openStream, onEvent, onOpen }: FollowOptions): () => void {
  let connection = new AbortController();
  let isStopped = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const onActivity = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(() => connection.abort(), MAX_SILENCE_MS);
  };
  const reconnectLater = () => {
    timer = setTimeout(run, wait);
    wait = Math.min(2 * wait, MAX_WAIT_MS);
  };
  async function run(): Promise<void> {
    const controller = new AbortController();
    connection = controller;
    onActivity();
    try {
      const stream = await openStream(controller.signal);
      wait = FIRST_WAIT_MS;
      onOpen();
      await readEvents(stream, onEvent, onActivity);
    } catch (error) {
      if (isStopped || ['not-found', 'forbidden', 'login-required'].includes(errorKindOf(error))) return;
      logError('events', error);
    } finally {
      clearTimeout(silenceTimer);
      // A connection that brought unreadable data is closed.
      controller.abort();
    }
    if (!isStopped) reconnectLater();
  }
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    connection.abort();
  };
}
