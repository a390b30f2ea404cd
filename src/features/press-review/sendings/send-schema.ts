import * as v from 'valibot';
import { addDays, dayAt, instantOf } from '#domain/dates.ts';
import { isEmail, normaliseEmail, withPlainSigns } from '#domain/email.ts';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { fieldsTogether } from '#domain/validation/form-fields.ts';
import { Subject, visibleWords } from '#domain/validation/free-words.ts';
import { sendStrings as strings } from './send-strings.ts';

const MAX_SUBJECT = 200;
export const MAX_MESSAGE = 3000;
const MAX_OTHER_ADDRESSES = 20;

/** Addresses in a text, separated by spaces, line breaks, commas or semicolons; each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    withPlainSigns(text)
      .split(/[\s,;]+/)
      .filter((part) => part !== '')
      .map((part) => normaliseEmail(part) ?? part),
  ),
];

/** IDs from the form's hidden field. */
export const idsIn = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

type Time = { quando: string; orario: string };

/**
 * Time at which the sending begins; the form's time of day is in the time zone of Rome. Null for immediately.
 */
export function sendingTime({ quando, orario }: Time, now: Date): Date | null {
  if (quando === 'subito') return null;
  const today = dayAt(now);
  return instantOf(quando === 'domani' ? addDays(today, 1) : today, orario);
}

function addressesError(text: string): string | undefined {
  const all = addressesIn(text);
  const wrong = all.find((address) => !isEmail(address));
  if (wrong !== undefined) return strings.wrongAddress(wrong);
  return all.length > MAX_OTHER_ADDRESSES ? strings.tooMany : undefined;
}

function timeError(time: Time, now: Date): string | undefined {
  if (time.quando === 'subito') return undefined;
  if (!/^\d{2}:\d{2}$/.test(time.orario)) return strings.noTime;
  return (sendingTime(time, now) ?? now) < now ? strings.past : undefined;
}

/** Schema of the form for sending a review. `destinatari` contains the chosen IDs, separated by spaces. */
export const SendForm = v.pipe(
  v.object({
    oggetto: Subject(MAX_SUBJECT),
    messaggio: v.pipe(
      v.string(),
      v.transform(visibleWords),
      v.trim(),
      v.maxLength(MAX_MESSAGE, VALIDATION_MESSAGES.max(MAX_MESSAGE)),
    ),
    destinatari: v.string(),
    altri: v.string(),
    quando: v.picklist(['subito', 'oggi', 'domani']),
    orario: v.optional(v.string(), ''),
  }),
  fieldsTogether(({ altri, destinatari, quando, orario }) => ({
    altri: addressesError(altri) ?? (!altri.trim() && !destinatari && strings.nobody),
    orario: timeError({ quando, orario }, new Date()),
  })),
);

export type SendValues = v.InferOutput<typeof SendForm>;
