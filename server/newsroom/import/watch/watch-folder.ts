import { isUtf8 } from 'node:buffer';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { onOneServer } from '#server/base/db/one-server.ts';
import { type Arrivals, importArrival, isRefused, logReport } from '../arrivals.ts';
import { type Found, foundAt, foundUnder, isDelivered, together } from '../deliveries/found-delivery.ts';
import type { ImportReport, Rejection } from '../import-report.ts';
import { isHidden, isUnfinished, type Mark, markOf, UnchangedLooks } from './completeness.ts';
import { OUTCOMES, putAway } from './put-away.ts';
import { SkippedEntries } from './skipped-entries.ts';

/** Whether a file is a picture that items beside it may name: it is no delivery, and waits for the item. */
const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/i.test(name);

const nothing = (refused: Omit<Rejection, 'name'>, name: string): Found => ({
  items: [],
  rejected: [{ name, ...refused }],
  close: () => undefined,
});

/** The items of one entry of the watched folder. */
async function open(path: string, name: string): Promise<Found> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink())
    return nothing({ place: 'file', reason: 'a link, which is not followed' }, name);
  if (entry.isDirectory()) return together(await foundUnder(path));
  if (entry.isFile() && isDelivered(name)) return await foundAt(path);
  return nothing({ place: 'file', reason: 'no format the importer reads' }, name);
}

/** Replaces paths by names within the folder: readers of the report need not know where it lies on the server. */
function namedWithin(folder: string, found: Found): Found {
  const short = <T extends { name: string }>(named: T): T =>
    named.name.startsWith('/') ? { ...named, name: relative(folder, named.name) } : named;
  const { items, rejected, warnings = [] } = found;
  return { ...found, items: items.map(short), rejected: rejected.map(short), warnings: warnings.map(short) };
}

const NO_ITEM = { place: 'file', reason: 'holds no item' };

/**
 * Refuses a delivery without anything readable, from which nothing was imported and nothing refused. It is reported
 * once.
 */
function withReason(report: ImportReport, name: string): ImportReport {
  if (report.imported + report.updated + report.unchanged + report.rejected.length > 0) return report;
  const told = report.warnings.find((one) => one.name === name);
  const refused = told ? { name, place: 'file', reason: told.text } : { name, ...NO_ITEM };
  return { ...report, rejected: [refused], warnings: report.warnings.filter((one) => one !== told) };
}

/**
 * Takes deliveries out of a folder in which others put them: files, archives and folders that two looks find unchanged.
 * Each is then moved into its subfolder `taken` or `refused`.
 */
export class WatchedFolder {
  readonly #looks = new UnchangedLooks();
  readonly #left = new SkippedEntries();
  readonly #brand: Sigla;
  readonly #folder: string;
  readonly #arrivals: Arrivals;
  #isAway = false;
  #told = new Set<string>();

  constructor(brand: Sigla, folder: string, arrivals: Arrivals) {
    this.#brand = brand;
    this.#folder = folder;
    this.#arrivals = arrivals;
  }

  /** Looks once, and takes what is complete. Never throws: errors are reported and retried later. */
  async look(): Promise<void> {
    const marks = await this.#marks();
    if (!marks) return;
    this.#looks.look(marks);
    this.#left.keepOnly(marks);
    const pictures = [...marks.keys()].filter(isPicture);
    for (const [name, mark] of marks) {
      if (this.#arrivals.ending.aborted) return;
      if (!this.#isReady(name, mark, pictures) || this.#left.has(name, mark, this.#arrivals.now())) continue;
      await this.#take(name, mark);
    }
  }

  #isReady(name: string, { isDoubtful }: Mark, pictures: string[]): boolean {
    if (this.#looks.isLongStill(name)) return true;
    if (this.#looks.isMoving(name) || isDoubtful || isPicture(name)) return false;
    return !pictures.some((picture) => this.#looks.isMoving(picture));
  }

  /** The state of every entry, in the order of names, without unfinished files and our own folders. */
  async #marks(): Promise<Map<string, Mark> | null> {
    const names = await this.#names();
    this.#tellAway(names === null);
    const marks = new Map<string, Mark>();
    for (const name of names ?? []) {
      if (isHidden(name) || isUnfinished(name) || OUTCOMES.includes(name)) continue;
      try {
        const mark = await markOf(join(this.#folder, name));
        if (mark) marks.set(name, mark);
      } catch (error) {
        this.#tellOnce(`${name} cannot be looked at`, error);
      }
    }
    return names && marks;
  }

  /** Null where the folder does not exist, for example on a disk that is not mounted. */
  async #names(): Promise<string[] | null> {
    try {
      const names = await readdir(this.#folder, { encoding: 'buffer' });
      const strange = names.find((name) => !isUtf8(name));
      if (strange) this.#tellOnce(`${strange} has a name that is not UTF-8 and is left where it is`);
      return names
        .filter((name) => isUtf8(name))
        .map(String)
        .sort();
    } catch (error) {
      this.#tellOnce('cannot be looked at', error);
      return null;
    }
  }

  #tellAway(isAway: boolean): void {
    if (isAway) {
      this.#looks.look(new Map());
      this.#left.keepOnly(new Map());
    } else if (this.#isAway) {
      this.#told.clear();
      this.#tell('info', 'is there again');
    }
    this.#isAway = isAway;
  }

  async #take(name: string, seen: Mark): Promise<void> {
    const { db, runExclusively, ending, now } = this.#arrivals;
    try {
      await runExclusively(() => onOneServer(db, () => this.#import(name, seen)));
    } catch (error) {
      if (ending.aborted) return;
      this.#left.failed(name, seen, now());
      this.#tell('error', `${name} could not be imported and is tried again`, { err: error });
    }
  }

  async #import(name: string, seen: Mark): Promise<void> {
    const path = join(this.#folder, name);
    const isAsSeen = async () => (await markOf(path).catch(() => null))?.mark === seen.mark;
    this.#arrivals.ending.throwIfAborted();
    // Another server may have taken it meanwhile.
    if (!(await isAsSeen())) return;
    if (isPicture(name)) return await this.#putAway(name, seen, null);
    const found = namedWithin(this.#folder, await open(path, name));
    let report: ImportReport;
    try {
      report = withReason(await importArrival({ brand: this.#brand, ...found }, this.#arrivals), name);
    } finally {
      found.close();
    }
    // A delivery that changed while it was read is imported again, whole.
    if (!(await isAsSeen())) return;
    await this.#putAway(name, seen, report);
    logReport(this.#arrivals.tell, this.#brand, `${name} in ${this.#folder}`, report);
  }

  async #putAway(name: string, seen: Mark, report: ImportReport | null): Promise<void> {
    const outcome = report && isRefused(report) ? 'refused' : 'taken';
    try {
      await putAway(this.#folder, name, { outcome, report });
    } catch (error) {
      this.#left.forGood(name, seen);
      const reason = (error as Error).message;
      this.#tell('warn', `${name} cannot be moved and is left where it is`, { outcome, reason });
    }
  }

  #tellOnce(what: string, error?: unknown): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#tell('warn', what, error instanceof Error ? { reason: error.message } : {});
  }

  #tell(level: 'info' | 'warn' | 'error', what: string, beside?: object): void {
    this.#arrivals.tell(level, `watched folder ${this.#folder}: ${what}`, beside);
  }
}
