import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { applyFault } from './place.ts';

/** Caches that tools write there: a faulty product must not write into those of the checkout. */
const OWN_CACHES = ['.cache', '.vite', '.vite-temp'];

/** A copy of a checkout in the system's folder for temporary files, where faults are put in and taken out. */
export type WorkCopy = {
  root: string;
  /** For logs and reports, beside the copy. */
  logs: string;
  /** Puts a fault in; the line it is on, null where its place is gone. */
  apply(fault: Fault): Promise<number | null>;
  /** Takes the fault out of the sources. */
  restore(): Promise<void>;
  /** Keeps the build that is there as that of the product without a fault. */
  keepBuild(): void;
  /** Brings back the build without a fault. */
  restoreBuild(): void;
  remove(): Promise<void>;
};

/** Packages by link; what tools keep there is the copy's own. */
function linkPackages(checkout: string, root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(checkout, 'node_modules'))) {
    if (OWN_CACHES.includes(name)) continue;
    symlinkSync(join(checkout, 'node_modules', name), join(root, 'node_modules', name));
  }
  // Pictures that were encoded already: the slow part of a first start.
  const cache = join(checkout, 'node_modules', '.cache');
  if (existsSync(cache)) cpSync(cache, join(root, 'node_modules', '.cache'), { recursive: true });
}

/** An import that a fault leaves unused would be caught by its being unused, which says nothing of what the fault does. */
function allowUnused(root: string): void {
  const file = join(root, 'tsconfig.base.json');
  const settings = readFileSync(file, 'utf8').replace(/("noUnused(?:Locals|Parameters)": )true/g, '$1false');
  writeFileSync(file, settings);
}

export function makeWorkCopy(checkout: string, files: readonly string[]): WorkCopy {
  const folder = mkdtempSync(join(tmpdir(), 'edicola-mutants-'));
  const root = join(folder, 'checkout');
  const logs = join(folder, 'logs');
  const build = join(root, 'dist');
  const keptBuild = join(folder, 'dist');
  mkdirSync(logs);
  for (const file of files) cpSync(join(checkout, file), join(root, file), { preserveTimestamps: true });
  linkPackages(checkout, root);
  allowUnused(root);

  let changed: { path: string; text: string; time: Date } | null = null;
  return {
    root,
    logs,
    async apply(fault) {
      const path = join(root, fault.file);
      const text = await readFile(path, 'utf8').catch(() => null);
      const faulty = text === null ? null : applyFault(text, fault);
      if (text === null || !faulty) return null;
      changed = { path, text, time: (await stat(path)).mtime };
      await writeFile(path, faulty.text);
      return faulty.line;
    },
    async restore() {
      if (!changed) return;
      await writeFile(changed.path, changed.text);
      // As old as it was: the build without a fault is not older than its sources.
      await utimes(changed.path, changed.time, changed.time);
      changed = null;
    },
    keepBuild() {
      rmSync(keptBuild, { recursive: true, force: true });
      cpSync(build, keptBuild, { recursive: true, preserveTimestamps: true });
    },
    restoreBuild() {
      rmSync(build, { recursive: true, force: true });
      cpSync(keptBuild, build, { recursive: true, preserveTimestamps: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
