import type { Middleware } from 'openapi-fetch';
import { ApiError } from '#domain/api-error.ts';

/**
 * Middleware for calls that only a signed-in reader makes: without a saved token they fail before they are
 * sent. A client's own middleware, which adds the token, runs first. Middleware does not know the
 * `operationId`, so the error names the last segment of the path. SES-09
 */
export const requireAuthorization: Middleware = {
  onRequest({ request, schemaPath }) {
    if (request.headers.has('Authorization')) return;
    throw new ApiError('login-required', {
      operation: schemaPath.split('/').at(-1) ?? '',
      code: 'Unauthorized',
    });
  },
};
