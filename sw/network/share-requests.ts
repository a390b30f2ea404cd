import { TEXT_LIMITS } from './network-timeout.ts';

/** A call that has been silent for this long is sent once more beside the first: another connection may be faster. */
const SECOND_CALL_MS = 8000;
/** A browser has few connections to a server. */
const MOST_AT_ONCE = 3;
/** A connection that has been silent for this long never answers. */
const GIVE_UP_MS = 60_000;
/**
 * A page that did not wait for an answer requests it again when it has arrived; within this time it is not fetched
 * again.
 */
const LATE_ANSWER_MS = 2000;

type Ask = (signal: AbortSignal) => Promise<Response>;
type Call = { answer: Promise<Response>; askedAt: number; answered: boolean; end: AbortController };

const isSilent = ({ answered, askedAt }: Call) => !answered && Date.now() - askedAt >= SECOND_CALL_MS;

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

  function begin(address: string, ask: Ask): Call {
    const end = new AbortController();
    const giveUp = setTimeout(() => end.abort(), GIVE_UP_MS);
    const call = { answer: ask(end.signal), askedAt: Date.now(), answered: false, end };
    const onAnswer = ({ status }: Response) => {
      clearTimeout(giveUp);
      call.answered = true;
      const wasLate = Date.now() - call.askedAt >= TEXT_LIMITS.cached;
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
  return async function share(address: string, ask: Ask): Promise<Response> {
    let pending = calls.get(address) ?? [];
    const youngest = pending.at(-1);
    if (!youngest || isSilent(youngest)) {
      pending = [...pending, begin(address, ask)];
      if (pending.length > MOST_AT_ONCE) pending.shift()?.end.abort();
      calls.set(address, pending);
    }
    const answers = pending.map(({ answer }) => answer);
    const first = await Promise.any(answers).catch(({ errors }: AggregateError) => {
      throw errors.at(-1);
    });
    return first.clone();
  };
}
