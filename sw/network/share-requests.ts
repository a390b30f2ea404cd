import { TEXT_LIMITS } from './network-timeout.ts';

/** A call that has been silent for this long is sent once more beside the first: another connection may be faster. */
const SECOND_CALL_AFTER_MS = 8000;
/** Maximum number of pending calls to one address: a browser has few connections to a server. */
const MAX_PENDING_CALLS = 3;
/** A connection that has been silent for this long never answers. */
const CALL_TIMEOUT_MS = 60_000;
/**
 * A page that did not wait for an answer requests it again when it has arrived; within this time it is not fetched
 * again.
 */
const LATE_ANSWER_MS = 2000;

type SendRequest = (signal: AbortSignal) => Promise<Response>;
type Call = { answer: Promise<Response>; sentAt: number; answered: boolean; abort: AbortController };

const isSilent = ({ answered, sentAt }: Call) =>
  !answered && performance.now() - sentAt >= SECOND_CALL_AFTER_MS;

/**
 * Shares calls by address, both pending ones and late ones. Requests for the same address share the first answer, so
 * that retries do not load a bad network with the same call over and over. Each caller gets its own response.
 */
export function createSharedRequests() {
  const calls = new Map<string, Call[]>();

  function remove(address: string, call: Call): void {
    const others = calls.get(address)?.filter((other) => other !== call) ?? [];
    if (others.length > 0) calls.set(address, others);
    else calls.delete(address);
  }

  function begin(address: string, send: SendRequest): Call {
    const end = new AbortController();
    const giveUp = setTimeout(() => end.abort(), CALL_TIMEOUT_MS);
    const call = { answer: send(end.signal), sentAt: performance.now(), answered: false, abort: end };
    const onAnswer = ({ status }: Response) => {
      clearTimeout(giveUp);
      call.answered = true;
      const wasLate = performance.now() - call.sentAt >= TEXT_LIMITS.cached;
      // A server error may be over the next moment.
      if (wasLate && status < 500) setTimeout(() => remove(address, call), LATE_ANSWER_MS);
      else remove(address, call);
    };
    const onFailure = () => {
      clearTimeout(giveUp);
      remove(address, call);
    };
    call.answer.then(onAnswer, onFailure);
    return call;
  }

  /** @throws The error of the last call. */
  return async function share(address: string, send: SendRequest): Promise<Response> {
    let pending = calls.get(address) ?? [];
    const latestCall = pending.at(-1);
    if (!latestCall || isSilent(latestCall)) {
      pending = [...pending, begin(address, send)];
      if (pending.length > MAX_PENDING_CALLS) pending.shift()?.abort.abort();
      calls.set(address, pending);
    }
    const answers = pending.map(({ answer }) => answer);
    const first = await Promise.any(answers).catch(({ errors }: AggregateError) => {
      throw errors.at(-1);
    });
    return first.clone();
  };
}
