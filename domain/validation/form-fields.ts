import * as v from 'valibot';
import { shownSigns } from '../visible-name.ts';
import { VALIDATION_MESSAGES } from './account-forms.ts';

const VisibleText = v.transform(shownSigns);

/** Removes invisible characters: in a code or a number no joiner has a meaning. */
const WithoutInvisible = v.transform((text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''));

/** An optional line, trimmed. */
export const Line = (max: number) =>
  v.optional(v.pipe(v.string(), VisibleText, v.trim(), v.maxLength(max, VALIDATION_MESSAGES.max(max))), '');

/** A required line, trimmed. */
export const FilledLine = (max: number) =>
  v.pipe(
    v.string(),
    VisibleText,
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

/** An optional line that must have a certain form if it is filled in; `fold` turns it into its stored form. */
export const FormedLine = ({ max, fold = (text) => text, isRight, message }: Rule) =>
  v.optional(
    v.pipe(
      v.string(),
      WithoutInvisible,
      v.trim(),
      v.maxLength(max, VALIDATION_MESSAGES.max(max)),
      v.transform(fold),
      v.check((text) => text === '' || isRight(text), message),
    ),
    '',
  );

type FieldErrors<Values> = Partial<Record<keyof Values & string, string | false | undefined>>;

/**
 * A rule across several fields, which gives a message for each wrong one. It is checked even while other fields are
 * invalid.
 */
export const fieldsTogether = <Values extends object>(rule: (values: Values) => FieldErrors<Values>) =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value as Values & Record<string, unknown>;
    for (const [key, message] of Object.entries(rule(dataset.value))) {
      if (!message) continue;
      const path = { type: 'object' as const, origin: 'value' as const, input, key, value: input[key] };
      addIssue({ message: String(message), path: [path] });
    }
  });
