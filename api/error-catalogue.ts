import type { ApiError, ApiErrorKind } from '#domain/api-error.ts';

/**
 * Maps each documented code to what it means to the reader. A code that is not listed falls back to its HTTP status.
 */
const KINDS_BY_CODE: Record<string, ApiErrorKind> = {
  ERR_ARTICLE_NOT_FOUND: 'article-not-found',
  ERR_ARTICLE_WITHDRAWN: 'article-not-found',
  ERR_LOGIN_REQUIRED: 'login-required',
  ERR_SESSION_TOKEN_NOT_VALID: 'session-lost',
  ERR_SESSION_EXPIRED: 'session-lost',
  ERR_INVALID_BROWSER: 'invalid-browser',
  ERR_INVALID_CREDENTIALS: 'invalid-credentials',
  ERR_ACCESS_DENIED: 'access-denied',
  ERR_NOT_ACTIVATED: 'not-activated',
  ERR_CODE_NOT_VALID: 'code-not-valid',
  ERR_FRESH_PROOF: 'fresh-proof',
  ERR_FIELD_NOT_VALID: 'field-not-valid',
  ERR_TOO_MANY_ATTEMPTS: 'too-many-attempts',
  ERR_TOO_MANY_CALLS: 'too-many-calls',
  ERR_WORK_REQUIRED: 'work-required',
  ERR_RENEWAL_NOT_CHANGED: 'renewal-not-changed',
  ERR_WITHDRAWAL_NOT_POSSIBLE: 'withdrawal-not-possible',
  ERR_GOOGLE_TOKEN_NOT_VALID: 'google-token-not-valid',
  ERR_GOOGLE_NOT_LINKED: 'google-not-linked',
  ERR_GOOGLE_ON_HOLD: 'google-on-hold',
  ERR_STORE_UNAVAILABLE: 'store-not-reached',
  ERR_CANNOT_INVITE_YOURSELF: 'own-invite',
  ERR_INVITE_OF_ANOTHER: 'other-invite',
  ERR_ALREADY_MEMBER: 'already-member',
  ERR_ALREADY_INVITED: 'already-invited',
  ERR_NO_SEATS: 'no-seats',
  ERR_SUBSCRIPTION_NOT_ACTIVE: 'subscription-not-active',
  ERR_ALREADY_SUBSCRIBED: 'already-subscribed',
  ERR_OFFER_CHANGED: 'offer-changed',
  ERR_ORDER_NOT_PAYABLE: 'order-not-payable',
  ERR_SALES_CLOSED: 'sales-closed',
  ERR_PAYMENT_NOT_UPDATED: 'payment-not-updated',
  ERR_DEVICE_NOT_REACHED: 'device-not-reached',
  ERR_PUSH_SERVICE: 'push-service-not-reached',
  ERR_CAPTCHA_NOT_VALID: 'captcha-not-valid',
  ERR_CHAT_NOT_FOUND: 'not-found',
  ERR_CHAT_ENDED: 'chat-ended',
  ERR_CHAT_TAKEN: 'chat-taken',
  ERR_NO_OPERATOR: 'no-operator',
  ERR_TOO_LARGE: 'too-large',
  ERR_REVIEW_CHANGED: 'review-changed',
  ERR_INVALID_PASSWORD: 'invalid-password',
  ERR_SITE_GATED: 'site-gated',
};

const KINDS_BY_STATUS: Record<number, ApiErrorKind> = {
  400: 'bad-request',
  401: 'login-required',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-allowed',
  408: 'offline',
  413: 'too-large',
  428: 'work-required',
  429: 'too-many-attempts',
  503: 'unavailable',
};

export function errorKind(status: number, code: string | undefined): ApiErrorKind {
  const kindByCode = code === undefined ? undefined : KINDS_BY_CODE[code];
  return kindByCode ?? KINDS_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unexpected');
}

/** All three backends put their code at `status.code`, in failures too. */
export function codeOf(body: unknown): string | undefined {
  const code = (body as { status?: { code?: unknown } } | null | undefined)?.status?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Details of a refusal besides its code: the invalid field, the seconds to wait. */
export function errorDetails(body: unknown): Pick<ApiError['details'], 'field' | 'wait'> {
  const { campo, data, attesa } = (body ?? {}) as { campo?: unknown; data?: unknown; attesa?: unknown };
  return {
    ...(typeof campo === 'string' && typeof data === 'string' && { field: { path: campo, message: data } }),
    ...(typeof attesa === 'number' && { wait: attesa }),
  };
}
