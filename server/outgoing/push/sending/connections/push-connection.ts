import { codeOf, type PushRequest, type RequestResult, type Transport } from './transport.ts';

export type PushConnection = {
  post(request: PushRequest, onEnd: (result: RequestResult) => void): void;
  /** Gives messages under way some time to end; waiting ones end now. */
  close(): Promise<void>;
};

type ConnectionDeps = {
  open(signal: AbortSignal): Promise<Transport>;
  /** Time limit for an answer, and for opening a connection. */
  timeoutMs: number;
  /** Called when the connection has nothing more to do and is closed. */
  onIdle(): void;
};

type Pending = { request: PushRequest; onEnd: (result: RequestResult) => void; attempts: number };

/** An unused connection is closed, because it costs both sides. */
const IDLE_MS = 60_000;
/** Attempts for a message that the service has not begun to process. */
const MAX_ATTEMPTS = 3;
/** Time for messages under way when the server stops; usually enough for their answers. */
const MAX_CLOSING_MS = 3000;

const CLOSED: RequestResult = { failed: 'closed', notStarted: true };
const TIMED_OUT: RequestResult = { failed: 'ETIMEDOUT', notStarted: false };

/**
 * Sends messages to one push service: in order, as many at the same time as it allows, over a connection that is
 * reopened when needed. PSH-02
 */
export function createPushConnection({ open, timeoutMs, onIdle }: ConnectionDeps): PushConnection {
  const waiting: Pending[] = [];
  const underWay = new Set<() => void>();
  const closing = new AbortController();
  let transport: Transport | null = null;
  let opening = false;
  /** Counts messages and answers, to know their order. */
  let sequence = 0;
  let lastAnswerNumber = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let drained: (() => void) | undefined;

  function endWaiting(result: RequestResult) {
    for (const { onEnd } of waiting.splice(0)) onEnd(result);
  }

  async function reopen() {
    opening = true;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      transport = await open(AbortSignal.any([timeout, closing.signal]));
      if (closing.signal.aborted) transport.destroy();
    } catch (error) {
      endWaiting(timeout.aborted ? TIMED_OUT : { failed: codeOf(error), notStarted: true });
    }
    opening = false;
    pump();
  }

  function pump() {
    if (transport?.isOpen() === false) transport = null;
    if (closing.signal.aborted) endWaiting(CLOSED);
    if (waiting.length === 0) handleNothingWaiting();
    else if (transport) sendOver(transport);
    else if (!opening) void reopen();
  }

  function sendOver(usedTransport: Transport) {
    for (let freeSlots = usedTransport.freeSlots(); freeSlots > 0; freeSlots -= 1) {
      const next = waiting.shift();
      if (!next) return;
      dispatch(usedTransport, next);
    }
  }

  function dispatch(usedTransport: Transport, pending: Pending) {
    sequence += 1;
    const sentNumber = sequence;
    pending.attempts += 1;
    const finish = (result: RequestResult) => {
      // This message has ended already, for example by its timeout, and `onEnd` was called then.
      if (!underWay.delete(giveUp)) return pump();
      clearTimeout(timer);
      if ('status' in result) {
        sequence += 1;
        lastAnswerNumber = sequence;
      }
      if ('failed' in result && result.notStarted && pending.attempts < MAX_ATTEMPTS)
        waiting.unshift(pending);
      else pending.onEnd(result);
      pump();
    };
    const giveUp = usedTransport.post(pending.request, finish);
    const timer = setTimeout(() => {
      if (lastAnswerNumber < sentNumber) giveUpConnection(usedTransport);
      finish(TIMED_OUT);
      giveUp();
    }, timeoutMs);
    underWay.add(giveUp);
  }

  /**
   * Gives up a connection on which nothing was answered meanwhile: it may be dead, and waiting messages would wait in
   * vain.
   */
  function giveUpConnection(usedTransport: Transport) {
    usedTransport.retire();
    endWaiting(TIMED_OUT);
  }

  function handleNothingWaiting() {
    clearTimeout(idleTimer);
    if (underWay.size > 0 || opening) return;
    drained?.();
    idleTimer = setTimeout(retire, IDLE_MS);
    idleTimer.unref();
    if (!transport) retire();
  }

  function retire() {
    clearTimeout(idleTimer);
    transport?.retire();
    transport = null;
    onIdle();
  }

  return {
    post(request, onEnd) {
      waiting.push({ request, onEnd, attempts: 0 });
      pump();
    },
    async close() {
      const allEnded = new Promise<void>((resolve) => {
        drained = resolve;
      });
      closing.abort();
      const giveUpTimer = setTimeout(
        () => {
          for (const giveUp of [...underWay]) giveUp();
        },
        Math.min(MAX_CLOSING_MS, timeoutMs),
      );
      pump();
      await allEnded;
      clearTimeout(giveUpTimer);
      retire();
    },
  };
}
