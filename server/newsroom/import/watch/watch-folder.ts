import { isUtf8 } from 'node:buffer';
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { onOneServer } from '#server/base/db/one-server.ts';
import { type ArrivalDeps, importArrival, isRefused, logReport } from '../arrivals.ts';
import {
  isReadable,
  mergeOpened,
  type OpenedDelivery,
  openFolder,
  openPath,
} from '../deliveries/open-paths.ts';
import type { ImportReport, Rejection } from '../import-report.ts';
import { type EntryState, isHidden, isUnfinished, readEntryState, UnchangedChecks } from './entry-state.ts';
import { moveDelivery, OUTCOME_FOLDERS } from './move-delivery.ts';
import { SkippedEntries } from './skipped-entries.ts';

/**
 * Whether a file is a picture, to which items in the folder may refer: it is no delivery, and waits for the
 * item.
 */
const isPicture = (name: string) => /\.(?:jpe?g|png|webp|avif|gif|tiff?|svg)$/i.test(name);

const rejectedEntry = (rejection: Omit<Rejection, 'name'>, name: string): OpenedDelivery => ({
  items: [],
  rejected: [{ name, ...rejection }],
  close: () => undefined,
});

/** The items of one entry of the watched folder. */
async function openEntry(path: string, name: string): Promise<OpenedDelivery> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink())
    return rejectedEntry({ place: 'file', reason: 'a link, which is not followed' }, name);
  if (entry.isDirectory()) return mergeOpened(await openFolder(path));
  if (entry.isFile() && isReadable(name)) return await openPath(path);
  return rejectedEntry({ place: 'file', reason: 'no format the importer reads' }, name);
}

/**
 * Makes absolute paths relative to the folder, because readers of the report need not know its path on the
 * server.
 */
function withRelativeNames(folder: string, opened: OpenedDelivery): OpenedDelivery {
  const withRelativeName = <T extends { name: string }>(entry: T): T =>
    entry.name.startsWith('/') ? { ...entry, name: relative(folder, entry.name) } : entry;
  const { items, rejected, warnings = [] } = opened;
  return {
    ...opened,
    items: items.map(withRelativeName),
    rejected: rejected.map(withRelativeName),
    warnings: warnings.map(withRelativeName),
  };
}

const NO_ITEM = { place: 'file', reason: 'holds no item' };

/**
 * Adds a rejection to the report of a delivery of which nothing was imported and nothing rejected. A warning
 * about the delivery becomes its reason, so that it is not listed twice.
 */
function withReason(report: ImportReport, name: string): ImportReport {
  if (report.imported + report.updated + report.unchanged + report.rejected.length > 0) return report;
  const warning = report.warnings.find((other) => other.name === name);
  const rejection = warning ? { name, place: 'file', reason: warning.text } : { name, ...NO_ITEM };
  return { ...report, rejected: [rejection], warnings: report.warnings.filter((other) => other !== warning) };
}

/**
 * Imports the deliveries that others put into a folder: files, archives and folders that two checks find
 * unchanged. Each is then moved into the subfolder `taken` or `refused`.
 */
export class WatchedFolder {
  readonly #checks = new UnchangedChecks();
  readonly #skipped = new SkippedEntries();
  readonly #brand: Sigla;
  readonly #folder: string;
  readonly #deps: ArrivalDeps;
  #isFolderMissing = false;
  #logged = new Set<string>();

  constructor(brand: Sigla, folder: string, deps: ArrivalDeps) {
    this.#brand = brand;
    this.#folder = folder;
    this.#deps = deps;
  }

  /**
   * Checks the folder once and imports complete entries. Never throws: errors are logged, and imports retried
   * later.
   */
  async check(): Promise<void> {
    const states = await this.#readStates();
    if (!states) return;
    this.#checks.record(states);
    this.#skipped.removeMissing(states);
    const pictures = [...states.keys()].filter(isPicture);
    for (const [name, state] of states) {
      if (this.#deps.stopSignal.aborted) return;
      if (!this.#isReady(name, state, pictures) || this.#skipped.has(name, state, this.#deps.now())) continue;
      await this.#importExclusively(name, state);
    }
  }

  #isReady(name: string, { mayBeIncomplete }: EntryState, pictures: string[]): boolean {
    if (this.#checks.isUnchangedForLong(name)) return true;
    if (this.#checks.hasJustChanged(name) || mayBeIncomplete || isPicture(name)) return false;
    return !pictures.some((picture) => this.#checks.hasJustChanged(picture));
  }

  /** The state of every entry, in the order of names, without unfinished files and our own folders. */
  async #readStates(): Promise<Map<string, EntryState> | null> {
    const names = await this.#readNames();
    this.#logMissingFolder(names === null);
    const states = new Map<string, EntryState>();
    for (const name of names ?? []) {
      if (isHidden(name) || isUnfinished(name) || OUTCOME_FOLDERS.includes(name)) continue;
      try {
        const state = await readEntryState(join(this.#folder, name));
        if (state) states.set(name, state);
      } catch (error) {
        this.#logOnce(`${name} cannot be looked at`, error);
      }
    }
    return names && states;
  }

  /**
   * The names of all entries; null if the folder cannot be read, for example on a disk that is not mounted.
   */
  async #readNames(): Promise<string[] | null> {
    try {
      const names = await readdir(this.#folder, { encoding: 'buffer' });
      const undecodable = names.find((name) => !isUtf8(name));
      if (undecodable) this.#logOnce(`${undecodable} has a name that is not UTF-8 and is left where it is`);
      return names
        .filter((name) => isUtf8(name))
        .map(String)
        .sort();
    } catch (error) {
      this.#logOnce('cannot be looked at', error);
      return null;
    }
  }

  #logMissingFolder(isMissing: boolean): void {
    if (isMissing) {
      this.#checks.record(new Map());
      this.#skipped.removeMissing(new Map());
    } else if (this.#isFolderMissing) {
      this.#logged.clear();
      this.#log('info', 'is there again');
    }
    this.#isFolderMissing = isMissing;
  }

  async #importExclusively(name: string, seenState: EntryState): Promise<void> {
    const { db, runExclusively, stopSignal, now } = this.#deps;
    try {
      await runExclusively(() => onOneServer(db, () => this.#import(name, seenState)));
    } catch (error) {
      if (stopSignal.aborted) return;
      this.#skipped.skipForAWhile(name, seenState, now());
      this.#log('error', `${name} could not be imported and is tried again`, { err: error });
    }
  }

  async #import(name: string, seenState: EntryState): Promise<void> {
    const path = join(this.#folder, name);
    const isUnchanged = async () =>
      (await readEntryState(path).catch(() => null))?.fingerprint === seenState.fingerprint;
    this.#deps.stopSignal.throwIfAborted();
    // Another server may have imported it meanwhile.
    if (!(await isUnchanged())) return;
    if (isPicture(name)) return await this.#move(name, seenState, null);
    const opened = withRelativeNames(this.#folder, await openEntry(path, name));
    let report: ImportReport;
    try {
      report = withReason(await importArrival({ brand: this.#brand, ...opened }, this.#deps), name);
    } finally {
      opened.close();
    }
    // A delivery that changed while it was read is imported again, whole.
    if (!(await isUnchanged())) return;
    await this.#move(name, seenState, report);
    logReport(this.#deps.log, this.#brand, `${name} in ${this.#folder}`, report);
  }

  async #move(name: string, seenState: EntryState, report: ImportReport | null): Promise<void> {
    const outcome = report && isRefused(report) ? 'refused' : 'taken';
    try {
      await moveDelivery(this.#folder, name, { outcome, report });
    } catch (error) {
      this.#skipped.skipUntilChanged(name, seenState);
      const reason = (error as Error).message;
      this.#log('warn', `${name} cannot be moved and is left where it is`, { outcome, reason });
    }
  }

  #logOnce(message: string, error?: unknown): void {
    if (this.#logged.has(message)) return;
    this.#logged.add(message);
    this.#log('warn', message, error instanceof Error ? { reason: error.message } : {});
  }

  #log(level: 'info' | 'warn' | 'error', message: string, details?: object): void {
    this.#deps.log(level, `watched folder ${this.#folder}: ${message}`, details);
  }
}
