import { expect, test } from 'vitest';
import { errorKind } from '#api/error-catalogue.ts';
import { ApiError } from '#domain/api-error.ts';
import { trialFailureWords } from './trial-failure.ts';

test.each([
  [503, 'ERR_PUSH_SERVICE', /^Il servizio di notifiche del browser non ha preso la prova/],
  [409, 'ERR_DEVICE_NOT_REACHED', /^Il servizio di notifiche del browser non ha preso la prova/],
  [503, 'ERR_UNAVAILABLE', /^(?!Il servizio di notifiche)/],
  [500, undefined, /^(?!Il servizio di notifiche)/],
])('PSH-01 the message about a trial alert that failed with %i %s', (status, code, words) => {
  const error = new ApiError(errorKind(status, code), { operation: 'sendTrialAlert' });
  expect(trialFailureWords(error)).toMatch(words);
});
