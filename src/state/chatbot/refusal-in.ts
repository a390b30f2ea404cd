import { ApiError, errorKindOf } from '#domain/api-error.ts';
import type { Refusal } from './conversation.ts';

/** Why a question was not answered. */
export const refusalIn = (error: unknown): Refusal => ({
  kind: errorKindOf(error),
  waitS: error instanceof ApiError ? (error.details.wait ?? null) : null,
});
