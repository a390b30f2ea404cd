import * as v from 'valibot';
import { VALIDATION_MESSAGES } from './account-forms.ts';

const SUBJECT_MAX = 120;
const MESSAGE_MIN = 10;
const MESSAGE_MAX = 2000;

const TOO_SHORT = `Scrivi almeno ${MESSAGE_MIN} caratteri`;

/** Lines stay; other signs that are not seen are no part of a message. */
const Visible = v.transform((text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]/gu, ''));

/** What is written to the commercial area, for the form and for the server. VAL-03, ROL-04 */
export const SalesMessage = v.object({
  oggetto: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\p{C}/gu, ' ').trim()),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(SUBJECT_MAX, VALIDATION_MESSAGES.max(SUBJECT_MAX)),
  ),
  messaggio: v.pipe(
    v.string(),
    Visible,
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.minLength(MESSAGE_MIN, TOO_SHORT),
    v.maxLength(MESSAGE_MAX, VALIDATION_MESSAGES.max(MESSAGE_MAX)),
  ),
});
