import * as v from 'valibot';
import { shownSigns } from '../shown-signs.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';

const Seen = v.transform(shownSigns);

/** Of a code or a number no sign joins others. */
const Plain = v.transform((text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''));

/** A line that may stay empty, without blanks around it. */
export const Line = (max: number) =>
  v.optional(v.pipe(v.string(), Seen, v.trim(), v.maxLength(max, VALIDATION_MESSAGES.max(max))), '');

/** A line that must say something. */
export const FilledLine = (max: number) =>
  v.pipe(
    v.string(),
    Seen,
    v.trim(),
    v.nonEmpty(VALIDATION_MESSAGES.required),
    v.maxLength(max, VALIDATION_MESSAGES.max(max)),
  );

type Rule = {
  max: number;
  fold?: (text: string) => string;
  isRight: (text: string) => boolean;
  message: string;
};

/** A line that may stay empty, and has a form where it does not; `fold` makes of it what is kept. */
export const FormedLine = ({ max, fold = (text) => text, isRight, message }: Rule) =>
  v.optional(
    v.pipe(
      v.string(),
      Plain,
      v.trim(),
      v.maxLength(max, VALIDATION_MESSAGES.max(max)),
      v.transform(fold),
      v.check((text) => text === '' || isRight(text), message),
    ),
    '',
  );

type Wrong<Values> = Partial<Record<keyof Values & string, string | false | undefined>>;

/** A rule about several fields: what it says of each; also while others are still wrong. */
export const fieldsTogether = <Values extends object>(rule: (values: Values) => Wrong<Values>) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value as Values & Record<string, unknown>;
    for (const [key, message] of Object.entries(rule(dataset.value))) {
      if (!message) continue;
      const path = { type: 'object' as const, origin: 'value' as const, input, key, value: input[key] };
      addIssue({ message: String(message), path: [path] });
    }
  });
