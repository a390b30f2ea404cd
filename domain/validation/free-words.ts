import * as v from 'valibot';
import { VALIDATION_MESSAGES } from './account-forms.ts';

const MIN_MESSAGE_LENGTH = 10;

const TOO_SHORT = `Scrivi almeno ${MIN_MESSAGE_LENGTH} caratteri`;

/**
 * Control characters, lone surrogates and characters that only change how others look. Joiners of emoji are not among
 * them, nor are characters that only newer devices know.
 */
const INVISIBLE = /(?![\n\t\p{Cn}\p{Co}\u{e0020}-\u{e007f}]|\u200c|\u200d)\p{C}/gu;
const HAS_VISIBLE = /[^\s\p{Cc}\p{Cf}\p{M}]/u;

/** A text without invalid and invisible characters; line breaks stay. Empty if nothing would be visible. */
export function visibleWords(text: string): string {
  const words = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
  return HAS_VISIBLE.test(words) ? words : '';
}

/** A text in one line without invisible characters. Empty if nothing would be visible. */
export const oneLine = (text: string): string => visibleWords(text.replace(/\p{Cc}/gu, ' ')).trim();

/** The subject of a message, in one line. */
export const Subject = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(oneLine),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(max, VALIDATION_MESSAGES.max(max)),
  );

/** A reader's message in free text. */
export const Message = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(visibleWords),
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.minLength(MIN_MESSAGE_LENGTH, TOO_SHORT),
    v.maxLength(max, VALIDATION_MESSAGES.max(max)),
  );
