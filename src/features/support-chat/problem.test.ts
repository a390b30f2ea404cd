import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { failureOf, NoCaptchaToken } from './problem.ts';

const failed = (kind: ApiError['kind'], message?: string) =>
  new ApiError(kind, {
    operation: 'sendChatTurn',
    ...(message !== undefined && { field: { path: 'content', message } }),
  });

test.each([
  [failed('captcha-not-valid'), 'captcha'],
  [new NoCaptchaToken('captcha'), 'captcha'],
  [new NoCaptchaToken('network'), 'network'],
  [failed('too-many-attempts'), 'too-many'],
  [failed('chat-ended'), 'ended'],
  [failed('bad-request'), 'refused'],
  [failed('offline'), 'network'],
  [failed('server'), 'network'],
  [new Error('broken'), 'network'],
])('HLP-08 after %s the reader sees: %s', (error, why) => {
  expect(failureOf(error)).toEqual({ why, words: null });
});

test('HLP-09 a refusal shows the server’s own text', () => {
  expect(failureOf(failed('field-not-valid', 'Scrivi da 8 a 500 caratteri.'))).toEqual({
    why: 'refused',
    words: 'Scrivi da 8 a 500 caratteri.',
  });
});
