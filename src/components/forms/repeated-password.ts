import * as v from 'valibot';
import { SomePassword, VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';

/** Schema of the field in which a new password is repeated, against typing errors. */
export const RepeatedPassword = { conferma: SomePassword };

/**
 * Rule that both passwords match; its error is at the second one, and it is checked even while other fields are
 * invalid. VAL-02
 */
export const passwordsMatch = <Values extends { conferma: string }>(name: keyof Values & string) =>
  v.rawCheck<Values>(({ dataset: { value }, addIssue }) => {
    const values = value as Record<string, unknown>;
    if (values[name] === values.conferma) return;
    const issueItem = { input: values, key: 'conferma', value: values.conferma };
    addIssue({
      message: VALIDATION_MESSAGES.mismatch,
      path: [{ type: 'object', origin: 'value', ...issueItem }],
    });
  });
