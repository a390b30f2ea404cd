import { lstat } from 'node:fs/promises';
import { entriesUnder } from '../deliveries/entries-under.ts';

/** How programs that hand files over call those that they have not finished. */
const UNFINISHED = /(?:\.(?:part|partial|filepart|tmp|temp|crdownload|swp)|~)$/i;

export const isHidden = (name: string): boolean => name.startsWith('.');
export const isUnfinished = (name: string): boolean => UNFINISHED.test(name);

export type Mark = {
  /** Another one as soon as anything of it has another size or was written again. */
  mark: string;
  /** Nothing is in it, or something is named as unfinished: it may be being written. */
  isDoubtful: boolean;
};

const markOfFile = async (path: string) => {
  const { size, mtimeMs, ino } = await lstat(path);
  return { size, text: `${ino} ${size} ${mtimeMs}` };
};

/** How a file or a folder looks now. Null when it is not there, or goes away meanwhile. */
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

/** Of a delivery that can be doubted to be whole, and of pictures that others may name. */
const ENOUGH_LOOKS = 12;

/** Keeps in mind how often what lies in a folder was seen unchanged. */
export class UnchangedLooks {
  #seen = new Map<string, { mark: string; unchanged: number }>();

  /** Takes in one look at everything that is there. */
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
