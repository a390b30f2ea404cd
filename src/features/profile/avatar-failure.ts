import { ApiError } from '#domain/api-error.ts';
import { failureKindOf } from '#src/components/forms/failure-of.ts';
import { messages } from '#src/strings/messages.ts';

/** Why a picture was not taken: the server's sentence, where it has one. */
export function avatarFailure(error: unknown): string {
  if (error instanceof ApiError && error.details.field) return error.details.field.message;
  const kind = failureKindOf(error);
  if (kind === 'too-many-attempts') return messages.too_many_attempts;
  return kind === 'offline' ? messages.network_error : messages.profile_update_error;
}
