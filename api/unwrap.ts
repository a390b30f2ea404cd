import { ApiError } from '#domain/api-error.ts';
import { codeOf, errorDetails, errorKind } from './error-catalogue.ts';

type Result<T> = { data?: T; error?: unknown; response: Response };

/** Turns an openapi-fetch result into its data, or throws the one error type the app knows. API-06 */
export async function unwrap<T>(operation: string, call: Promise<Result<T>>): Promise<T> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    // Refused before it left. SES-09
    if (cause instanceof ApiError) throw cause;
    // A body that is no JSON fails here too, but only a failed connection is a TypeError.
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
