/** A message as an HTTP request. */
export type PushRequest = { path: string; headers: Record<string, string | number>; body: Buffer };

/**
 * The answer to a message; if there was none, the error's code as `failed`. `notStarted`: the service has not
 * begun to process the message, so it can be sent again.
 */
export type RequestResult =
  | { status: number; retryAfter: string | undefined }
  | { failed: string; notStarted: boolean };

/** One connection to a push service, or a few of them. */
export type Transport = {
  /** Whether more messages can be sent over it. */
  isOpen(): boolean;
  /** Number of messages that it can take now. */
  freeSlots(): number;
  /** Sends a message; `onEnd` is called once. The returned function gives the message up. */
  post(request: PushRequest, onEnd: (result: RequestResult) => void): () => void;
  /** Closes when the messages under way have ended. */
  retire(): void;
  /** Closes immediately. */
  destroy(): void;
};

/** The number of parallel messages that push services are known to allow. */
export const MAX_PARALLEL_MESSAGES = 100;

/** More than push services write to explain a refusal; the rest of a longer answer is not read. */
export const MAX_ANSWER_BYTES = 16_384;

/** Code of an error for the log, which says more than its class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
