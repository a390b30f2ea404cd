import * as v from 'valibot';
import { shownSigns } from '../visible-name.ts';
import { Email, VALIDATION_MESSAGES } from './account-forms.ts';

const MAX_LINE_LENGTH = 200;

const RequiredLine = v.pipe(
  v.string(),
  v.transform((text) => shownSigns(text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))),
  v.trim(),
  v.nonEmpty(VALIDATION_MESSAGES.required),
  v.maxLength(MAX_LINE_LENGTH, VALIDATION_MESSAGES.max(MAX_LINE_LENGTH)),
);

/**
 * The data that art. 54-bis requires for a withdrawal: the person, the contract, and the address for the confirmation.
 * VAL-03, ACC-03
 */
export const Withdrawal = v.object({ nome: RequiredLine, contratto: RequiredLine, email: Email });
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/** A purchase token of Google Play has no blanks, but a pasted one may. */
export const GooglePurchase = v.object({
  codice: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(2000, VALIDATION_MESSAGES.max(2000)),
  ),
});
