import { failureKindOf } from '#src/components/forms/failure-of.ts';
import type { Failure } from '#src/components/forms/failure-strings.ts';
import { failureStrings } from './strings.ts';

/** Messages of a failed sign-in that differ from those of other forms. */
export const explainSignIn = (error: unknown): Failure | null =>
  failureKindOf(error) === 'offline' ? failureStrings.offline : null;
