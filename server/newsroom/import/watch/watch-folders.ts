import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import type { WatchedFolders } from '#server/base/config/config-sources.ts';
import type { ArrivalDeps } from '../arrivals.ts';
import { isHidden } from './entry-state.ts';
import { WatchedFolder } from './watch-folder.ts';

type FolderWatch = { check(): Promise<void> };

/** Watches the papers' folders within one folder; each has the paper's `sigla` as its name. */
class WatchedRoot implements FolderWatch {
  readonly #root: string;
  readonly #deps: ArrivalDeps;
  #papers = new Map<string, WatchedFolder>();
  #logged = new Set<string>();

  constructor(root: string, deps: ArrivalDeps) {
    this.#root = root;
    this.#deps = deps;
  }

  async check(): Promise<void> {
    const entries = await readdir(this.#root, { withFileTypes: true }).catch((error: Error) => {
      this.#logOnce('cannot be looked at', { reason: error.message });
      return null;
    });
    if (!entries) {
      this.#papers.clear();
      return;
    }
    if (this.#logged.delete('cannot be looked at')) this.#log('info', 'is there again');
    const papers = new Map<string, WatchedFolder>();
    for (const entry of entries.filter(({ name }) => !isHidden(name))) {
      const brand = entry.isDirectory() ? brandBySigla(entry.name) : undefined;
      if (!brand) this.#logOnce(`${entry.name} is not the folder of a paper`);
      else papers.set(entry.name, this.#papers.get(entry.name) ?? this.#watchPaper(brand.sigla, entry.name));
    }
    this.#papers = papers;
    for (const paper of papers.values()) await paper.check();
  }

  #watchPaper(brand: Sigla, name: string): WatchedFolder {
    return new WatchedFolder(brand, join(this.#root, name), this.#deps);
  }

  #logOnce(message: string, details?: object): void {
    if (this.#logged.has(message)) return;
    this.#logged.add(message);
    this.#log('warn', message, details);
  }

  #log(level: 'info' | 'warn', message: string, details?: object): void {
    this.#deps.log(level, `watched folder ${this.#root}: ${message}`, details);
  }
}

/** Returns an object whose `check` imports the entries that have not changed since the check before. */
export function watchFolders(folders: WatchedFolders, deps: ArrivalDeps): FolderWatch {
  const watches: FolderWatch[] =
    typeof folders === 'string'
      ? [new WatchedRoot(folders, deps)]
      : Object.entries(folders).map(([brand, folder]) => new WatchedFolder(brand as Sigla, folder, deps));
  return {
    async check() {
      for (const watch of watches) await watch.check();
    },
  };
}
