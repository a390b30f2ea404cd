import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { fileProblemOf } from './file-problem.ts';

const refused = { path: 'file', message: 'Il file è danneggiato.' };

test.each([
  [new ApiError('offline', { operation: 'x' }), /non è partito/, true],
  [new ApiError('server', { operation: 'x' }), /non è partito/, true],
  [new ApiError('too-many-attempts', { operation: 'x' }), /Aspetta/, true],
  [new ApiError('too-large', { operation: 'x' }), /5 MB/, false],
  [new ApiError('chat-ended', { operation: 'x' }), /non c’è più un operatore/, false],
  [new ApiError('field-not-valid', { operation: 'x', field: refused }), /danneggiato/, false],
  [new DOMException('gone', 'NotReadableError'), /scegli/, false],
])('HLP-10 a file that was not sent: %s', (error, words, mayRetry) => {
  const problem = fileProblemOf(error);
  expect(problem.text).toMatch(words);
  expect(problem.mayRetry).toBe(mayRetry);
});
