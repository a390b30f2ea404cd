import { failureKindOf } from '#src/components/forms/failure-of.ts';
import type { Failure } from '#src/components/forms/failure-strings.ts';
import { messages } from '#src/strings/messages.ts';

const [title = '', text = ''] = messages.profile_update_error.split(/(?<=\.) /);

/**
 * Message about a failed save for kinds of failure without a more precise message; null for others. API-04
 */
export const updateFailure = (error: unknown): Failure | null =>
  ['server', 'unexpected', 'bad-request'].includes(failureKindOf(error)) ? { title, text } : null;
