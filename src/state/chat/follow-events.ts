import { errorKindOf } from '#domain/api-error.ts';
import { logError } from '../log.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

type Follow = {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: StreamEvent) => void;
  /** Called when the connection is open, for the first time or again: events may have been missed. */
  onOpen: () => void;
};

/**
 * The server sends a sign of life every twenty seconds: a connection without one is dead, even if it was not closed.
 */
const SILENT_MS = 50_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;

/**
 * Follows a stream of events and reconnects whenever it breaks, until it is stopped or there is nothing more to follow.
 */
export function followEvents({ open, onEvent, onOpen }: Follow): () => void {
  let connection = new AbortController();
  let ended = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(watch);
    watch = setTimeout(() => connection.abort(), SILENT_MS);
  };
  const again = () => {
    timer = setTimeout(run, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  };
  async function run(): Promise<void> {
    const own = new AbortController();
    connection = own;
    onSign();
    try {
      const stream = await open(own.signal);
      wait = FIRST_WAIT_MS;
      onOpen();
      await readEvents(stream, onEvent, onSign);
    } catch (error) {
      if (ended || ['not-found', 'forbidden', 'login-required'].includes(errorKindOf(error))) return;
      logError('events', error);
    } finally {
      clearTimeout(watch);
      // A connection that brought unreadable data is closed.
      own.abort();
    }
    if (!ended) again();
  }
  void run();
  return () => {
    ended = true;
    clearTimeout(timer);
    connection.abort();
  };
}
