import type { Middleware } from 'openapi-fetch';

/** Adds the saved token to every call; a visitor's calls are sent unchanged. API-01 */
export function bearer(readToken: () => string | null): Middleware {
  return {
    onRequest({ request }) {
      const token = readToken();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  };
}
