import type { ApiErrorKind } from '#domain/api-error.ts';
import { messages } from '#src/strings/messages.ts';

/** Messages for failures after which only signing in again helps; a retry would fail too. */
export const signInMessages: Partial<Record<ApiErrorKind, string>> &
  Record<'login-required' | 'session-lost' | 'invalid-browser', string> = {
  'login-required': messages.login_required,
  'session-lost': messages.session_expired,
  'invalid-browser': messages.invalid_browser,
};
