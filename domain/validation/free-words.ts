import * as v from 'valibot';
import { VALIDATION_MESSAGES } from './account-forms.ts';

const MESSAGE_MIN = 10;

const TOO_SHORT = `Scrivi almeno ${MESSAGE_MIN} caratteri`;

/**
 * Control signs, halves of letters and what only changes how others look. What joins the parts of an emoji is none of them,
 * nor what a newer device knows already and this one does not.
 */
const UNSEEN = /(?![\n\t\p{Cn}\p{Co}\u{e0020}-\u{e007f}]|\u200c|\u200d)\p{C}/gu;
const SEEN = /[^\s\p{Cc}\p{Cf}\p{M}]/u;

/** Without signs that cannot be written down, or seen; lines stay. Empty where nothing would be seen. */
export function visibleWords(text: string): string {
  const words = text.replace(/\r\n?/g, '\n').replace(UNSEEN, '');
  return SEEN.test(words) ? words : '';
}

/** Words in one line, without signs that cannot be seen. Empty where nothing would be. */
export const oneLine = (text: string): string => visibleWords(text.replace(/\p{Cc}/gu, ' ')).trim();

/** What a message is about, in one line. */
export const Subject = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(oneLine),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(max, VALIDATION_MESSAGES.max(max)),
  );

/** What somebody writes to us, in their own words. */
export const Message = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(visibleWords),
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.minLength(MESSAGE_MIN, TOO_SHORT),
    v.maxLength(max, VALIDATION_MESSAGES.max(max)),
  );
