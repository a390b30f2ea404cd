import { expect, test } from 'vitest';
import { ACCEPTED, REFUSED, resultOf } from '#domain/consent/consent.ts';
import { platformConsent } from './follow-platform.ts';

/** Written by a platform for a refusal: purpose 1 only. */
const REFUSAL = 'CQuPXIAQuPXIA__ABCENABFwAIAAAAAAABCYAAAAAAAA.IABu.YAAAAAAAAAAA';

const answered = (consents: Record<string, boolean>, tcString: string | null = null) => ({
  consents,
  tcString,
  isNew: true,
});

const resultOfAnswer = (answer: ReturnType<typeof answered>, counts: boolean) =>
  platformConsent(answer, counts).result;

test('TRK-01 a complete answer from a platform is taken as it is', () => {
  const some = { 1: true, 2: false, 3: false, 4: true, 5: false };
  for (const counts of [true, false]) expect(resultOfAnswer(answered(some), counts)).toEqual(some);
});

test.each([
  ['missing', {}],
  ['incomplete', { 1: true, 2: false }],
])('TRK-01 a result that is %s counts as consent to 1–5 only if the brand is configured so', (_what, said) => {
  expect(resultOfAnswer(answered(said), true)).toEqual(ACCEPTED);
  expect(resultOfAnswer(answered(said), false)).toEqual(
    resultOf((purpose) => purpose === 1 && Object.keys(said).length > 0),
  );
});

test('TRK-01 a refusal with only a TC string is a refusal', () => {
  expect(resultOfAnswer(answered({}, REFUSAL), true)).toEqual(REFUSED);
});
