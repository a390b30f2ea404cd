import type { Middleware } from 'openapi-fetch';

/** Signs every call with the saved token; a visitor's calls go as they are. API-01 */
export function bearer(readToken: () => string | null): Middleware {
  return {
    onRequest({ request }) {
      const token = readToken();
      if (token) request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  };
}
