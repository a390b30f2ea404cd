import type { ApiErrorKind } from '#domain/api-error.ts';

/** What each documented code means to the reader. A code that is not here falls back to its HTTP status. */
const BY_CODE: Record<string, ApiErrorKind> = {
  ERR_ARTICLE_NOT_FOUND: 'article-not-found',
  ERR_ARTICLE_WITHDRAWN: 'article-not-found',
  ERR_SESSION_TOKEN_NOT_VALID: 'session-lost',
  ERR_SESSION_EXPIRED: 'session-lost',
  ERR_INVALID_BROWSER: 'session-lost',
};

const BY_STATUS: Record<number, ApiErrorKind> = {
  400: 'bad-request',
  401: 'login-required',
  403: 'forbidden',
  404: 'not-found',
  405: 'not-allowed',
};

export function errorKind(status: number, code: string | undefined): ApiErrorKind {
  const known = code === undefined ? undefined : BY_CODE[code];
  return known ?? BY_STATUS[status] ?? (status >= 500 ? 'server' : 'unexpected');
}

/** All three backends put their code at `status.code`, on failures too. */
export function codeOf(body: unknown): string | undefined {
  const code = (body as { status?: { code?: unknown } } | null | undefined)?.status?.code;
  return typeof code === 'string' ? code : undefined;
}
