import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { messages } from '#src/strings/messages.ts';
import { switchFailure } from './switch-failure.ts';

const logError = vi.hoisted(() => vi.fn());
vi.mock('#src/state/log.ts', () => ({ logError }));

afterEach(() => logError.mockClear());

const failed = (kind: ConstructorParameters<typeof ApiError>[0]) =>
  new ApiError(kind, { operation: 'switch' });

test('API-06 a failed switch is reported with its reason, and only unexpected errors are logged', () => {
  expect(switchFailure(failed('offline'))).toBe(messages.network_error);
  expect(switchFailure(failed('forbidden'), 'Non spetta a te.')).toBe('Non spetta a te.');
  expect(switchFailure(failed('forbidden'))).toBe(messages.generic_error);
  expect(switchFailure(failed('session-lost'))).toBe(messages.session_expired);
  expect(logError).not.toHaveBeenCalled();
  const strange = new Error('strange');
  expect(switchFailure(strange)).toBe(messages.generic_error);
  expect(logError).toHaveBeenCalledExactlyOnceWith('switch', strange);
});
