import { ApiError, type ApiErrorKind } from '#domain/api-error.ts';
import { CHAT_FILE_MESSAGES } from '#domain/support/chat-file.ts';
import { messageStrings } from './message-strings.ts';

/** Why a file was not sent, and whether the same file may be sent again. */
export type FileProblem = { text: string; mayRetry: boolean };

const { sending } = messageStrings;

const WORDS: Partial<Record<ApiErrorKind, FileProblem>> = {
  offline: { text: sending.failed, mayRetry: true },
  'too-large': { text: CHAT_FILE_MESSAGES.size, mayRetry: false },
  'too-many-attempts': { text: sending.tooMany, mayRetry: true },
  'no-operator': { text: sending.nobody, mayRetry: false },
  'chat-ended': { text: sending.nobody, mayRetry: false },
  'chat-taken': { text: sending.nobody, mayRetry: false },
  'not-found': { text: sending.nobody, mayRetry: false },
};

/** Errors that do not come from the server come from the device, such as a file that was moved since it was chosen. */
export function fileProblemOf(error: unknown): FileProblem {
  if (!(error instanceof ApiError)) return { text: sending.unreadable, mayRetry: false };
  const { field } = error.details;
  if (field) return { text: field.message, mayRetry: false };
  return WORDS[error.kind] ?? { text: sending.failed, mayRetry: true };
}
