import * as v from 'valibot';

export type FieldErrors = Readonly<Record<string, string>>;

/** First error of each invalid field; empty if all are valid. VAL-03 */
export function errorsIn(schema: v.GenericSchema, values: unknown): FieldErrors {
  const { issues = [] } = v.safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const key = path?.[0]?.key;
    if (typeof key === 'string') errors[key] ??= message;
  }
  return errors;
}

/** The errors of some fields only. */
export const onlyErrorsOf = (errors: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));

/** Whether two sets of errors are equal. */
export const areSame = (one: FieldErrors, other: FieldErrors): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, message]) => other[name] === message);
