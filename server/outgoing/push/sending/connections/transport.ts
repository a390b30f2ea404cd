/** A message as it goes over a connection. */
export type PushRequest = { path: string; headers: Record<string, string | number>; body: Buffer };

/** `untouched`: the service has not begun with it, so that it can be sent once more. */
export type Ended =
  | { status: number; retryAfter: string | undefined }
  | { failed: string; untouched: boolean };

/** A connection to one push service, or a few of them. */
export type Transport = {
  /** Whether anything more can be sent by it. */
  isOpen(): boolean;
  /** How many more messages it takes now. */
  room(): number;
  /** `ended` is called once. What is returned gives the message up. */
  post(request: PushRequest, ended: (end: Ended) => void): () => void;
  /** Ends when what is under way has ended. */
  retire(): void;
  /** Ends now. */
  destroy(): void;
};

/** As many at once as push services are known to take. */
export const MOST_AT_ONCE = 100;

/** Enough for any explanation; who sends more is not listened to. */
export const LONGEST_ANSWER = 16_384;

/** What to log of an error: its code, which says more than its kind. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
