import { codeOf, type Ended, type PushRequest, type Transport } from './transport.ts';

export type PushConnection = {
  post(request: PushRequest, ended: (end: Ended) => void): void;
  /** Gives messages under way some time to end; waiting ones end now. */
  close(): Promise<void>;
};

type Way = {
  open(signal: AbortSignal): Promise<Transport>;
  /** Time limit for an answer, and for opening a connection. */
  timeoutMs: number;
  /** Called when the connection has nothing more to do. */
  idle(): void;
};

type Pending = { request: PushRequest; ended: (end: Ended) => void; tries: number };

/** An unused connection is closed, because it costs both sides. */
const IDLE_MS = 60_000;
/** Limit of attempts for a message that the service never begins with. */
const MOST_TRIES = 3;
/** Time for messages under way when the server stops; usually enough for their answers. */
const CLOSING_MS = 3000;

const CLOSED: Ended = { failed: 'closed', untouched: true };
const SILENT: Ended = { failed: 'ETIMEDOUT', untouched: false };

/**
 * Sends messages to one push service: in order, as many at the same time as it allows, over a connection that is
 * reopened when needed. PSH-02
 */
export function createPushConnection({ open, timeoutMs, idle }: Way): PushConnection {
  const waiting: Pending[] = [];
  const underWay = new Set<() => void>();
  const closing = new AbortController();
  let transport: Transport | null = null;
  let opening = false;
  /** Counts messages and answers, to know their order. */
  let moment = 0;
  let lastAnswer = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let drained: (() => void) | undefined;

  function endWaiting(end: Ended) {
    for (const { ended } of waiting.splice(0)) ended(end);
  }

  async function reopen() {
    opening = true;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      transport = await open(AbortSignal.any([timeout, closing.signal]));
      if (closing.signal.aborted) transport.destroy();
    } catch (error) {
      endWaiting(timeout.aborted ? SILENT : { failed: codeOf(error), untouched: true });
    }
    opening = false;
    pump();
  }

  function pump() {
    if (transport?.isOpen() === false) transport = null;
    if (closing.signal.aborted) endWaiting(CLOSED);
    if (waiting.length === 0) rest();
    else if (transport) sendOver(transport);
    else if (!opening) void reopen();
  }

  function sendOver(by: Transport) {
    for (let room = by.room(); room > 0; room -= 1) {
      const next = waiting.shift();
      if (!next) return;
      dispatch(by, next);
    }
  }

  function dispatch(by: Transport, pending: Pending) {
    moment += 1;
    const sentAt = moment;
    pending.tries += 1;
    const finish = (end: Ended) => {
      // The message was given up before; only its place becomes free.
      if (!underWay.delete(giveUp)) return pump();
      clearTimeout(timer);
      if ('status' in end) {
        moment += 1;
        lastAnswer = moment;
      }
      if ('failed' in end && end.untouched && pending.tries < MOST_TRIES) waiting.unshift(pending);
      else pending.ended(end);
      pump();
    };
    const giveUp = by.post(pending.request, finish);
    const timer = setTimeout(() => {
      if (lastAnswer < sentAt) giveUpConnection(by);
      finish(SILENT);
      giveUp();
    }, timeoutMs);
    underWay.add(giveUp);
  }

  /**
   * Gives up a connection on which nothing was answered meanwhile: it may be dead, and waiting messages would wait in
   * vain.
   */
  function giveUpConnection(by: Transport) {
    by.retire();
    endWaiting(SILENT);
  }

  function rest() {
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
    idle();
  }

  return {
    post(request, ended) {
      waiting.push({ request, ended, tries: 0 });
      pump();
    },
    async close() {
      const last = new Promise<void>((resolve) => {
        drained = resolve;
      });
      closing.abort();
      const hurry = setTimeout(
        () => {
          for (const giveUp of [...underWay]) giveUp();
        },
        Math.min(CLOSING_MS, timeoutMs),
      );
      pump();
      await last;
      clearTimeout(hurry);
      retire();
    },
  };
}
