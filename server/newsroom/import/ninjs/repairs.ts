import * as v from 'valibot';
import { toMoment } from '../moment.ts';
import { Rejected } from '../rejected.ts';
import { holdsNothing } from '../status/stated-holds.ts';
import { isDecider, isNearDecider } from './deciders.ts';

/** `bodies[0].value` */
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

/** Parts without which an article is still the same article. */
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

/** A rendition of several, or the whole part beside the article. */
function besidePath(path: Path): Path {
  const renditions = path.lastIndexOf('renditions');
  if (renditions >= 0 && path.length > renditions + 1) return path.slice(0, renditions + 2);
  return path.length > 1 ? path.slice(0, 2) : path.slice(0, 1);
}

/** A date that is written otherwise than the standard wants, read all the same; null for one that cannot be. */
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
  /** Also without properties that nobody knows: of a version that is not known. */
  lenient?: boolean;
  /** Also without these, where they are of another type than they should be. */
  beside?: RegExp;
};

/** What can be done about a fault, told; null where the item has to be refused for it. */
function repair(value: unknown, issue: v.BaseIssue<unknown>, { lenient, beside }: Leniency): string | null {
  const path = pathOf(issue);
  const [first] = path;
  const told = `${placeOf(issue)}: ${reasonOf(issue)}`;
  if (typeof first !== 'string') return null;
  if (path.length === 1 && (DATES.test(first) || EMBARGO.test(first)))
    return repairDate(value as Container, first, told);
  const isUnknown =
    reasonOf(issue) === 'unknown property' &&
    !isDecider(String(path.at(-1))) &&
    !isNearDecider(String(path.at(-1)));
  if (beside?.test(first)) {
    drop(value, typeof path[1] === 'number' ? path.slice(0, 2) : [first]);
    return `${told}: left out`;
  }
  if (!BESIDE.test(first) && !(lenient && isUnknown)) return null;
  drop(value, BESIDE.test(first) ? besidePath(path) : path);
  return `${told}: left out`;
}

/**
 * Parses an item, without those of its parts that are faulty and can be done without; what is left out is told. What
 * decides whether readers may see it is never among them. @throws Rejected
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
