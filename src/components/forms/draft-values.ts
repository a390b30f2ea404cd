import type { DraftValues } from '#src/state/drafts/drafts.ts';
import { valuesOf } from './form-values.ts';

const isKept = (value: unknown): value is string | boolean =>
  typeof value === 'string' || typeof value === 'boolean';

/** What of a form is otherwise than it is saved. A password is never told. */
export function draftOf(form: HTMLFormElement, saved: Readonly<Record<string, unknown>>): DraftValues {
  const secrets = [...form.querySelectorAll<HTMLInputElement>('input[autocomplete*=password]')];
  const names = new Set(secrets.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(valuesOf(form)).filter(
      (entry): entry is [string, string | boolean] =>
        isKept(entry[1]) && !names.has(entry[0]) && entry[1] !== saved[entry[0]],
    ),
  );
}
