import * as v from 'valibot';
import { Rejected } from '../rejected.ts';

/** `bodies[0].value` */
export function placeOf(issue: v.BaseIssue<unknown>): string {
  const path =
    issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? '';
  return path.replace(/^\./, '') || 'item';
}

export function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'unknown property';
  if (issue.kind === 'validation') return issue.message;
  if (issue.received === 'undefined') return 'missing';
  return `expected ${issue.expected ?? issue.type}, found ${issue.received}`;
}

/** Parses or says where the item is wrong, the first fault only: the others often follow from it. @throws Rejected */
export function parseStrictly<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new Rejected(placeOf(result.issues[0]), reasonOf(result.issues[0]));
}
