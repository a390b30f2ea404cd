import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { formStrings as strings } from './strings.ts';

/** What is said above a form of the fields named below it: how many are missing only where none is wrong otherwise. VAL-02 */
export function summaryWords(messages: readonly (string | undefined)[]) {
  const missing = messages.filter((message) => message === VALIDATION_MESSAGES.required).length;
  if (missing === 0) return { title: strings.wrongTitle, text: undefined };
  const text = missing === messages.length ? strings.missing(missing) : strings.wrongTitle;
  return { title: strings.requiredTitle, text };
}
