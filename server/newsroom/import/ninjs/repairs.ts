import * as v from 'valibot';
import { parseTime } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { isNearVisibilityProperty, isVisibilityProperty } from './visibility-properties.ts';

/** The path of a faulty value, in the form `bodies[0].value`. */
function pathText(issue: v.BaseIssue<unknown>): string {
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
const OPTIONAL_PART = /^(?:associations|renditions)$/;
const DATES = /^(?:version|first|content)_?created$|^expires$/i;
const EMBARGO = /^embargoed(?:until)?$/i;
const MAX_REPAIRS = 100;

type Path = (string | number)[];
type Container = Record<string | number, unknown>;

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));

const containerAt = (value: unknown, path: Path): Container | null =>
  path.reduce<unknown>(
    (container, key) => (container as Container | undefined)?.[key],
    value,
  ) as Container | null;

function dropValue(value: unknown, path: Path): void {
  const container = containerAt(value, path.slice(0, -1));
  const key = path.at(-1);
  if (Array.isArray(container) && typeof key === 'number') container.splice(key, 1);
  else if (container && key !== undefined) delete container[key];
}

/** The path to the faulty rendition, or to the faulty entry of `associations` or `renditions`. */
function optionalPartPath(path: Path): Path {
  const renditions = path.lastIndexOf('renditions');
  if (renditions >= 0 && path.length > renditions + 1) return path.slice(0, renditions + 2);
  return path.length > 1 ? path.slice(0, 2) : path.slice(0, 1);
}

/**
 * Rewrites a date that is not in the standard's form, or drops it if it cannot be read, and returns the
 * warning. Null for an unreadable embargo, which must not be dropped.
 */
function repairDate(item: Container, key: string, warning: string): string | null {
  const written = item[key];
  const moment = typeof written === 'string' ? parseTime(written) : null;
  if (moment !== null) {
    item[key] = moment;
    return `${key}: ${String(written).slice(0, 60)} is not written as the standard wants, read as ${moment}`;
  }
  const isWithoutEmbargo = typeof written === 'string' && written !== '' && holdsNothing(written);
  if (EMBARGO.test(key) && !isWithoutEmbargo) return null;
  dropValue(item, [key]);
  return `${warning}: left aside`;
}

type RepairOptions = {
  /** Also drops unknown properties, for an item of an unknown version. */
  isLenient?: boolean;
  /** Matches further properties that are dropped if they have the wrong type. */
  removableProperties?: RegExp;
};

/** Repairs a fault and returns the warning; null if the item has to be rejected. */
function repair(
  value: unknown,
  issue: v.BaseIssue<unknown>,
  { isLenient, removableProperties }: RepairOptions,
): string | null {
  const path = pathOf(issue);
  const [first] = path;
  const warning = `${pathText(issue)}: ${reasonOf(issue)}`;
  if (typeof first !== 'string') return null;
  if (path.length === 1 && (DATES.test(first) || EMBARGO.test(first)))
    return repairDate(value as Container, first, warning);
  const isUnknown =
    reasonOf(issue) === 'unknown property' &&
    !isVisibilityProperty(String(path.at(-1))) &&
    !isNearVisibilityProperty(String(path.at(-1)));
  if (removableProperties?.test(first)) {
    dropValue(value, typeof path[1] === 'number' ? path.slice(0, 2) : [first]);
    return `${warning}: left out`;
  }
  if (!OPTIONAL_PART.test(first) && !(isLenient && isUnknown)) return null;
  dropValue(value, OPTIONAL_PART.test(first) ? optionalPartPath(path) : path);
  return `${warning}: left out`;
}

/**
 * Parses an item, and drops faulty parts that it can do without, with a warning for each. Properties that decide who
 * may see it are never dropped. @throws Rejected
 */
export function parseRepaired<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { warnings, ...options }: RepairOptions & { warnings: string[] },
): v.InferOutput<S> {
  for (let repairs = 0; ; repairs += 1) {
    const result = v.safeParse(schema, value, { abortEarly: true });
    if (result.success) return result.output;
    const [issue] = result.issues;
    const warning = repairs < MAX_REPAIRS ? repair(value, issue, options) : null;
    if (warning === null) throw new Rejected(pathText(issue), reasonOf(issue));
    warnings.push(warning);
  }
}
