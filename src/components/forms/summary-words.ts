import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { formStrings as strings } from './strings.ts';

/**
 * Text above a form with invalid fields; it counts the missing fields only if no field is invalid for another reason.
 * VAL-02
 */
export function summaryWords(messages: readonly (string | undefined)[]) {
  const missing = messages.filter((message) => message === VALIDATION_MESSAGES.required).length;
  if (missing === 0) return { title: strings.wrongTitle, text: undefined };
  const text = missing === messages.length ? strings.missing(missing) : strings.wrongTitle;
  return { title: strings.requiredTitle, text };
}
