const CHECKBOXES = 'input[type=checkbox]:not(:disabled)';

/** What stands in a form, by the names of its fields: texts as they were typed, checkboxes as what they say. Of what is disabled, nothing. */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const { name, checked } of form.querySelectorAll<HTMLInputElement>(CHECKBOXES)) {
    if (name) values[name] = checked;
  }
  return values;
}

/** The first field, as they stand on the page, that is among these. */
export function firstOf(form: HTMLFormElement, names: Readonly<Record<string, unknown>>): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  return [...fields].find(({ name }) => name in names) ?? null;
}
