import { failureKindOf } from '#src/components/forms/failure-of.ts';
import type { Failure } from '#src/components/forms/failure-strings.ts';
import { failureStrings } from './strings.ts';

/** What is said of a sign-in that failed in other words than of other forms. */
export const explainSignIn = (error: unknown): Failure | null =>
  failureKindOf(error) === 'offline' ? failureStrings.offline : null;
