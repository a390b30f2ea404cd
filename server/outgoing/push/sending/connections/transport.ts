/** A message as an HTTP request. */
export type PushRequest = { path: string; headers: Record<string, string | number>; body: Buffer };

/** `untouched`: the service has not begun with it, so it can be sent again. */
export type Ended =
  | { status: number; retryAfter: string | undefined }
  | { failed: string; untouched: boolean };

/** One connection to a push service, or a few of them. */
export type Transport = {
  /** Whether more messages can be sent over it. */
  isOpen(): boolean;
  /** Number of messages that it can take now. */
  room(): number;
  /** `ended` is called once. The returned function gives the message up. */
  post(request: PushRequest, ended: (end: Ended) => void): () => void;
  /** Closes when the messages under way have ended. */
  retire(): void;
  /** Closes immediately. */
  destroy(): void;
};

/** The number of parallel messages that push services are known to allow. */
export const MOST_AT_ONCE = 100;

/** Enough for any explanation; the rest of a longer answer is not read. */
export const LONGEST_ANSWER = 16_384;

/** Code of an error for the log, which says more than its class. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
