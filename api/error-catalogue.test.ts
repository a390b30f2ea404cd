import { expect, test } from 'vitest';
import { errorKind } from './error-catalogue.ts';

test.each([
  ['ERR_PUSH_SERVICE', 'push-service-not-reached'],
  ['ERR_STORE_UNAVAILABLE', 'store-not-reached'],
  ['ERR_UNAVAILABLE', 'unavailable'],
  ['ERR_BUSY', 'unavailable'],
  [undefined, 'unavailable'],
])('API-07 503 with %s is %s: the error names the service that could not answer', (code, kind) => {
  expect(errorKind(503, code)).toBe(kind);
});
