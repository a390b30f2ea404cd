import { lstat } from 'node:fs/promises';
import { entriesUnder } from '../deliveries/entries-under.ts';

/** Names that transfer programs give to unfinished files. */
const UNFINISHED = /(?:\.(?:part|partial|filepart|tmp|temp|crdownload|swp)|~)$/i;

export const isHidden = (name: string): boolean => name.startsWith('.');
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

export type Mark = {
  /** Changes as soon as a file in it changes its size or is written again. */
  mark: string;
  /** Whether it may still be being written: it is empty, or a file in it has an unfinished name. */
  isDoubtful: boolean;
};

const markOfFile = async (path: string) => {
  const { size, mtimeMs, ino } = await lstat(path);
  return { size, text: `${ino} ${size} ${mtimeMs}` };
};

/** How a file or a folder looks now. Null when it does not exist, or disappears meanwhile. */
export async function markOf(path: string): Promise<Mark | null> {
  try {
    if (!(await lstat(path)).isDirectory()) {
      const { size, text } = await markOfFile(path);
      return { mark: text, isDoubtful: size === 0 };
    }
    const lines: string[] = [];
    let isDoubtful = false;
    for await (const entry of entriesUnder(path)) {
      if (!entry.isReachable) continue;
      const { size, text } = await markOfFile(entry.path);
      if (isUnfinished(entry.path) || size === 0) isDoubtful = true;
      lines.push(`${entry.path} ${text}`);
    }
    return { mark: `folder\n${lines.sort().join('\n')}`, isDoubtful: isDoubtful || lines.length === 0 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Number of looks for a delivery that may be incomplete, and for pictures that items may name. */
const ENOUGH_LOOKS = 12;

/** Counts how many times in a row each entry of a folder was found unchanged. */
export class UnchangedLooks {
  #seen = new Map<string, { mark: string; unchanged: number }>();

  /** Records one look at all entries. */
  look(marks: Map<string, Mark>): void {
    const before = this.#seen;
    this.#seen = new Map(
      [...marks].map(([name, { mark }]) => {
        const last = before.get(name);
        return [name, { mark, unchanged: last?.mark === mark ? last.unchanged + 1 : 0 }];
      }),
    );
  }

  isMoving = (name: string): boolean => (this.#seen.get(name)?.unchanged ?? 0) === 0;
  isLongStill = (name: string): boolean => (this.#seen.get(name)?.unchanged ?? 0) >= ENOUGH_LOOKS;
}
