import type { Middleware } from 'openapi-fetch';
import { ApiError } from '#domain/api-error.ts';

/**
 * Handed to a call that makes no sense for a visitor: without a saved token it fails before it leaves. A client's own
 * middleware, which signs, runs first. SES-09
 */
export const wantsAuthorization: Middleware = {
  onRequest({ request, schemaPath }) {
    if (request.headers.has('Authorization')) return;
    throw new ApiError('login-required', {
      operation: schemaPath.split('/').at(-1) ?? '',
      code: 'Unauthorized',
    });
  },
};
