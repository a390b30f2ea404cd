const MENUS = 'select:not(:disabled)';
const CHECKBOXES = 'input[type=checkbox]:not(:disabled)';

/**
 * The values of a form by the names of its fields: texts as typed, checkboxes as booleans. Disabled fields are left
 * out, and a menu on which nothing is chosen counts as empty.
 */
export function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const { name } of form.querySelectorAll<HTMLSelectElement>(MENUS)) {
    if (name) values[name] ??= '';
  }
  for (const { name, checked } of form.querySelectorAll<HTMLInputElement>(CHECKBOXES)) {
    if (name) values[name] = checked;
  }
  return values;
}

/** First of the named fields, in the order on the page. */
export function firstOf(form: HTMLFormElement, names: Readonly<Record<string, unknown>>): HTMLElement | null {
  const fields = form.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]');
  return [...fields].find(({ name }) => name in names) ?? null;
}
