import { type RefObject, useEffect, useRef } from 'react';
import { readVisitorDraft } from '#src/state/drafts/visitor-drafts.ts';
import { fill } from '#src/state/place/form-fields.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field still has its initial value; anything typed or restored by the browser is newer than the draft. */
function isUntouched(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === '';
  const options = [...field.options];
  return field.value === (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;
}

/** @returns whether the form has such a field. */
function restore(form: HTMLFormElement, name: string, value: string | boolean): boolean {
  const fields = [...form.querySelectorAll<Field>('input, select, textarea')].filter(
    (field) => field.name === name,
  );
  for (const field of fields) {
    if (field.type === 'radio') fill(field, field.value === value);
    else if (field.type === 'checkbox') fill(field, value);
    else if (typeof value === 'string' && isUntouched(field)) fill(field, value);
  }
  return fields.length > 0;
}

/**
 * Restores what a visitor had typed before a reload. Fields that depend on a choice are filled in a later rendering.
 */
export function useRestoredDraft(form: RefObject<HTMLFormElement | null>, draftName: string): void {
  const notYetRestored = useRef<Map<string, string | boolean> | null>(null);
  useEffect(() => {
    if (!form.current) return;
    notYetRestored.current ??= new Map(Object.entries(readVisitorDraft(draftName)));
    for (const [field, value] of [...notYetRestored.current]) {
      if (restore(form.current, field, value)) notYetRestored.current.delete(field);
    }
  });
}
