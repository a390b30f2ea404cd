import { lstat } from 'node:fs/promises';
import { entriesUnder } from '../deliveries/entries-under.ts';

/** Names that transfer programs give to unfinished files. */
const UNFINISHED = /(?:\.(?:part|partial|filepart|tmp|temp|crdownload|swp)|~)$/i;

export const isHidden = (name: string): boolean => name.startsWith('.');
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

export type EntryState = {
  /** Differs as soon as the file, or one in the folder, has another size or is written again. */
  fingerprint: string;
  /**
   * Whether it may not be complete: it or a file in it is empty, or a file in it has the name of an
   * unfinished one.
   */
  mayBeIncomplete: boolean;
};

const fingerprintOfFile = async (path: string) => {
  const { size, mtimeMs, ino } = await lstat(path);
  return { size, text: `${ino} ${size} ${mtimeMs}` };
};

/** Reads the state of a file or folder. Null if it does not exist, or disappears meanwhile. */
export async function readEntryState(path: string): Promise<EntryState | null> {
  try {
    if (!(await lstat(path)).isDirectory()) {
      const { size, text } = await fingerprintOfFile(path);
      return { fingerprint: text, mayBeIncomplete: size === 0 };
    }
    const lines: string[] = [];
    let mayBeIncomplete = false;
    for await (const entry of entriesUnder(path)) {
      if (!entry.isReachable) continue;
      const { size, text } = await fingerprintOfFile(entry.path);
      if (isUnfinished(entry.path) || size === 0) mayBeIncomplete = true;
      lines.push(`${entry.path} ${text}`);
    }
    return {
      fingerprint: `folder\n${lines.sort().join('\n')}`,
      mayBeIncomplete: mayBeIncomplete || lines.length === 0,
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Number of checks without a change after which an entry that may be incomplete, or a picture, is processed
 * anyway.
 */
const MIN_UNCHANGED_CHECKS = 12;

/** Counts in how many consecutive checks each entry of a folder was unchanged. */
export class UnchangedChecks {
  #previous = new Map<string, { fingerprint: string; unchanged: number }>();

  /** Records a check of all entries. */
  record(states: Map<string, EntryState>): void {
    const before = this.#previous;
    this.#previous = new Map(
      [...states].map(([name, { fingerprint }]) => {
        const last = before.get(name);
        return [name, { fingerprint, unchanged: last?.fingerprint === fingerprint ? last.unchanged + 1 : 0 }];
      }),
    );
  }

  hasJustChanged = (name: string): boolean => (this.#previous.get(name)?.unchanged ?? 0) === 0;
  isUnchangedForLong = (name: string): boolean =>
    (this.#previous.get(name)?.unchanged ?? 0) >= MIN_UNCHANGED_CHECKS;
}
