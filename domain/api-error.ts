/** Kinds of errors that a reader can tell apart. Each kind has its sentence in src/strings/errors.ts. */
export const API_ERROR_KINDS = [
  'offline',
  'not-found',
  'article-not-found',
  'bad-request',
  'forbidden',
  'not-allowed',
  'login-required',
  'session-lost',
  'invalid-browser',
  'invalid-credentials',
  'access-denied',
  'not-activated',
  'code-not-valid',
  'fresh-proof',
  'field-not-valid',
  'too-many-attempts',
  'too-many-calls',
  'work-required',
  'renewal-not-changed',
  'withdrawal-not-possible',
  'google-token-not-valid',
  'google-not-linked',
  'google-on-hold',
  'store-not-reached',
  'own-invite',
  'other-invite',
  'already-member',
  'already-invited',
  'no-seats',
  'subscription-not-active',
  'already-subscribed',
  'offer-changed',
  'order-not-payable',
  'sales-closed',
  'payment-not-updated',
  'device-not-reached',
  'push-service-not-reached',
  'captcha-not-valid',
  'chat-ended',
  'chat-taken',
  'no-operator',
  'too-large',
  'review-changed',
  'invalid-password',
  'site-gated',
  'unavailable',
  'server',
  'unexpected',
] as const;
export type ApiErrorKind = (typeof API_ERROR_KINDS)[number];

type Details = {
  operation: string;
  status?: number;
  code?: string;
  cause?: unknown;
  /** Path of the field that the server refuses, with the reason in words for the reader; only for `field-not-valid`. */
  field?: { path: string; message: string };
  /** Seconds until it may be tried again; only for `too-many-attempts` and `too-many-calls`. */
  wait?: number;
};

/**
 * Error of a call that did not return its data. `details` are for the log, except `field` and `wait`, which a
 * form shows.
 */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly details: Details;

  constructor(kind: ApiErrorKind, details: Details) {
    super(`${details.operation}: ${kind}${details.code ? ` (${details.code})` : ''}`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.details = details;
  }
}

/**
 * The kind of any thrown value. An error that a loader threw on the server reaches the browser with only its message,
 * so the message is read if the field is missing: both sides must render the same page.
 */
export function errorKindOf(error: unknown): ApiErrorKind {
  const reportedKind = error instanceof ApiError ? error.kind : kindInMessage(error);
  return API_ERROR_KINDS.find((kind) => kind === reportedKind) ?? 'unexpected';
}

function kindInMessage(error: unknown): string | undefined {
  return error instanceof Error ? /^\w+: ([a-z-]+)(?: \(|$)/.exec(error.message)?.[1] : undefined;
}
