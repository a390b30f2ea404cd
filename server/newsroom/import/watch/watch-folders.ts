import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandBySigla } from '#domain/brands/brand-by-host.ts';
import type { WatchedPlaces } from '#server/base/config/config-sources.ts';
import type { Arrivals } from '../arrivals.ts';
import { isHidden } from './completeness.ts';
import { WatchedFolder } from './watch-folder.ts';

type Watch = { look(): Promise<void> };

/** Looks into the folders of the papers within one folder. */
class WatchedRoot implements Watch {
  readonly #root: string;
  readonly #arrivals: Arrivals;
  #papers = new Map<string, WatchedFolder>();
  #told = new Set<string>();

  constructor(root: string, arrivals: Arrivals) {
    this.#root = root;
    this.#arrivals = arrivals;
  }

  async look(): Promise<void> {
    const entries = await readdir(this.#root, { withFileTypes: true }).catch((error: Error) => {
      this.#tellOnce('cannot be looked at', { reason: error.message });
      return null;
    });
    if (!entries) {
      this.#papers.clear();
      return;
    }
    if (this.#told.delete('cannot be looked at')) this.#tell('info', 'is there again');
    const papers = new Map<string, WatchedFolder>();
    for (const entry of entries.filter(({ name }) => !isHidden(name))) {
      const brand = entry.isDirectory() ? brandBySigla(entry.name) : undefined;
      if (!brand) this.#tellOnce(`${entry.name} is not the folder of a paper`);
      else papers.set(entry.name, this.#papers.get(entry.name) ?? this.#paper(brand.sigla, entry.name));
    }
    this.#papers = papers;
    for (const paper of papers.values()) await paper.look();
  }

  #paper(brand: Sigla, name: string): WatchedFolder {
    return new WatchedFolder(brand, join(this.#root, name), this.#arrivals);
  }

  #tellOnce(what: string, beside?: object): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    this.#tell('warn', what, beside);
  }

  #tell(level: 'info' | 'warn', what: string, beside?: object): void {
    this.#arrivals.tell(level, `watched folder ${this.#root}: ${what}`, beside);
  }
}

/** Each look takes the entries that have not changed since the look before. */
export function watchFolders(places: WatchedPlaces, arrivals: Arrivals): Watch {
  const watches: Watch[] =
    typeof places === 'string'
      ? [new WatchedRoot(places, arrivals)]
      : Object.entries(places).map(([brand, folder]) => new WatchedFolder(brand as Sigla, folder, arrivals));
  return {
    async look() {
      for (const watch of watches) await watch.look();
    },
  };
}
