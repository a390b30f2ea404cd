import { ApiError, errorKindOf } from '#domain/api-error.ts';

/**
 * Why a message was not sent, or waits. `captcha`, `too-many`, `refused`, `ended`: nothing was sent, and the text goes
 * back to the field. `network`: it waits on the device. HLP-08, HLP-09
 */
export type Problem = 'network' | 'captcha' | 'too-many' | 'refused' | 'ended';

/** `words`: the server's text for the reader; null where it gives none. */
export type Failure = { why: Problem; words: string | null };

/** Error thrown when no token was available, so that nothing was sent. */
export class NoCaptchaToken extends Error {
  readonly why: Extract<Problem, 'captcha' | 'network'>;

  constructor(why: NoCaptchaToken['why']) {
    super(`support chat: no token of the captcha (${why})`);
    this.why = why;
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof NoCaptchaToken) return error.why;
  const kind = errorKindOf(error);
  if (kind === 'captcha-not-valid') return 'captcha';
  if (kind === 'too-many-attempts') return 'too-many';
  if (kind === 'chat-ended') return 'ended';
  return ['field-not-valid', 'bad-request', 'forbidden'].includes(kind) ? 'refused' : 'network';
}

export const failureOf = (error: unknown): Failure => ({
  why: problemOf(error),
  words: error instanceof ApiError ? (error.details.field?.message ?? null) : null,
});
