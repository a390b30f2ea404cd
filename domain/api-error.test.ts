import { expect, test } from 'vitest';
import { API_ERROR_KINDS, ApiError, errorKindOf } from './api-error.ts';

test.each(API_ERROR_KINDS)('NAV-21 %s is the same on the server and in the page after hydration', (kind) => {
  const thrown = new ApiError(kind, { operation: 'getArticle', status: 404, code: 'ERR_ARTICLE_NOT_FOUND' });
  expect(errorKindOf(thrown)).toBe(kind);
  expect(errorKindOf(new Error(thrown.message))).toBe(kind);
  expect(errorKindOf(new Error(new ApiError(kind, { operation: 'getIssue' }).message))).toBe(kind);
});

test('NAV-21 anything else that is thrown is unexpected', () => {
  const others = [
    new TypeError('getArticle: made-up'),
    new Error('x'),
    'getArticle: offline',
    null,
    undefined,
  ];
  for (const thrown of others) expect(errorKindOf(thrown)).toBe('unexpected');
});
