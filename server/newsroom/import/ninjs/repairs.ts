import * as v from 'valibot';
import { toMoment } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { isNearVisibilityProperty, isVisibilityProperty } from './visibility-properties.ts';

/** The place of a fault, in this form: `bodies[0].value`. */
function placeOf(issue: v.BaseIssue<unknown>): string {
  const path =
    issue.path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('') ?? '';
  return path.replace(/^\./, '') || 'item';
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'unknown property';
  if (issue.kind === 'validation') return issue.message;
  if (issue.received === 'undefined') return 'missing';
  return `expected ${issue.expected ?? issue.type}, found ${issue.received}`;
}

/** Parts that an article can do without. */
const BESIDE = /^(?:associations|renditions)$/;
const DATES = /^(?:version|first|content)_?created$|^expires$/i;
const EMBARGO = /^embargoed(?:until)?$/i;
const MOST_REPAIRS = 100;

type Path = (string | number)[];
type Container = Record<string | number, unknown>;

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

const containerAt = (value: unknown, path: Path): Container | null =>
  path.reduce<unknown>((at, key) => (at as Container | undefined)?.[key], value) as Container | null;

function drop(value: unknown, path: Path): void {
  const container = containerAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(container) && typeof key === 'number') container.splice(key, 1);
  else if (container && key !== undefined) delete container[key];
}

/** The path to a single rendition, or to the whole additional part. */
function besidePath(path: Path): Path {
  const renditions = path.lastIndexOf('renditions');
  if (renditions >= 0 && path.length > renditions + 1) return path.slice(0, renditions + 2);
  return path.length > 1 ? path.slice(0, 2) : path.slice(0, 1);
}

/**
 * Rewrites a date that is not in the standard's form, and gives the warning; null for one that cannot be read and may
 * not be dropped.
 */
function repairDate(item: Container, key: string, told: string): string | null {
  const written = item[key];
  const moment = typeof written === 'string' ? toMoment(written) : null;
  if (moment !== null) {
    item[key] = moment;
    return `${key}: ${String(written).slice(0, 60)} is not written as the standard wants, read as ${moment}`;
  }
  const isOver = typeof written === 'string' && written !== '' && holdsNothing(written);
  if (EMBARGO.test(key) && !isOver) return null;
  drop(item, [key]);
  return `${told}: left aside`;
}

type Leniency = {
  /** Also drops unknown properties, for an item of an unknown version. */
  lenient?: boolean;
  /** Also drops these properties if they have the wrong type. */
  beside?: RegExp;
};

/** Repairs a fault and gives the warning; null if the item has to be refused. */
function repair(value: unknown, issue: v.BaseIssue<unknown>, { lenient, beside }: Leniency): string | null {
  const path = pathOf(issue);
  const [first] = path;
  const told = `${placeOf(issue)}: ${reasonOf(issue)}`;
  if (typeof first !== 'string') return null;
  if (path.length === 1 && (DATES.test(first) || EMBARGO.test(first)))
    return repairDate(value as Container, first, told);
  const isUnknown =
    reasonOf(issue) === 'unknown property' &&
    !isVisibilityProperty(String(path.at(-1))) &&
    !isNearVisibilityProperty(String(path.at(-1)));
  if (beside?.test(first)) {
    drop(value, typeof path[1] === 'number' ? path.slice(0, 2) : [first]);
    return `${told}: left out`;
  }
  if (!BESIDE.test(first) && !(lenient && isUnknown)) return null;
  drop(value, BESIDE.test(first) ? besidePath(path) : path);
  return `${told}: left out`;
}

/**
 * Parses an item, and drops faulty parts that it can do without, with a warning for each. Properties that decide who
 * may see it are never dropped. @throws Rejected
 */
export function parseRepaired<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { told, ...leniency }: Leniency & { told: string[] },
): v.InferOutput<S> {
  for (let repairs = 0; ; repairs += 1) {
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    const done = repairs < MOST_REPAIRS ? repair(value, issue, leniency) : null;
    if (done === null) throw new Rejected(placeOf(issue), reasonOf(issue));
    told.push(done);
  }
}
