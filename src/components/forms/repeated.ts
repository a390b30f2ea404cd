import * as v from 'valibot';
import { SomePassword, VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';

/** The field in which a new password is typed a second time, against slips of the hand. */
export const Repetition = { conferma: SomePassword };

/** Whether both are the same, said at the second; also while other fields are still wrong. VAL-02 */
export const repeats = <Values extends { conferma: string }>(name: keyof Values & string) =>
  v.rawCheck<Values>(({ dataset: { value }, addIssue }) => {
    const values = value as Record<string, unknown>;
    if (values[name] === values.conferma) return;
    const place = { input: values, key: 'conferma', value: values.conferma };
    addIssue({
      message: VALIDATION_MESSAGES.mismatch,
      path: [{ type: 'object', origin: 'value', ...place }],
    });
  });
