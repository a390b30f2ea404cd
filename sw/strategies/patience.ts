/** A commuter in a tunnel should not wait longer than this for the copy already on the phone. */
const NETWORK_TIMEOUT_MS = 3000;
/** Who has just waited in vain does not wait the whole time again for every other part of the page … */
const IMPATIENT_MS = 300;
/** … for this long, or until the network answers in time again. */
const IMPATIENT_FOR_MS = 20_000;

/**
 * A network that connects and then says nothing is worse than none. The function made here resolves with what the
 * network answers within `timeoutMs`, or with undefined when it fails or takes longer; the request itself goes on.
 */
export function createPatience(timeoutMs = NETWORK_TIMEOUT_MS) {
  let gaveUpAt = Number.NEGATIVE_INFINITY;

  return async function inTime(network: Promise<Response>): Promise<Response | undefined> {
    const askedAt = Date.now();
    const heard = () => {
      if (Date.now() - askedAt < timeoutMs) gaveUpAt = Number.NEGATIVE_INFINITY;
    };
    const answer = network.then(
      (response) => {
        heard();
        return response;
      },
      () => undefined,
    );
    const limit = askedAt - gaveUpAt < IMPATIENT_FOR_MS ? IMPATIENT_MS : timeoutMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        gaveUpAt = Date.now();
        resolve(undefined);
      }, limit);
    });
    const first = await Promise.race([answer, silence]);
    clearTimeout(timer);
    return first;
  };
}

/** Pages and their data share one patience: a page that came late has told enough about the network. */
export const textInTime = createPatience();
