import { ApiError } from '#domain/api-error.ts';
import { codeOf, errorDetails, errorKind } from './error-catalogue.ts';

type Result<T> = { data?: T; error?: unknown; response: Response };

/** Returns the data of an openapi-fetch result, or throws `ApiError`, the only error type that the app knows. API-06 */
export async function unwrap<T>(operation: string, call: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // Thrown by a middleware, before the request was sent. SES-09
    if (cause instanceof ApiError) throw cause;
    // A body that is not JSON fails here too, but only a failed connection is a TypeError.
    throw new ApiError(cause instanceof TypeError ? 'offline' : 'server', { operation, cause });
  });
  if (data !== undefined) return data;
  const code = codeOf(error);
  throw new ApiError(errorKind(response.status, code), {
    operation,
    status: response.status,
    ...(code && { code }),
    ...errorDetails(error),
  });
}
