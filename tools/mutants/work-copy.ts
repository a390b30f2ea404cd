import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { applyMutant } from './place.ts';

/**
 * Caches that tools write to `node_modules`: a faulty product must not write into those of the checkout, so
 * the copy has its own.
 */
const TOOL_CACHES = ['.cache', '.vite', '.vite-temp'];

/** A copy of a checkout in the system's temporary folder, where mutants are applied and removed. */
export type WorkCopy = {
  root: string;
  /** Folder of logs and reports, beside the copy. */
  logs: string;
  /** Applies a mutant; returns its line, or null where its place is not found. */
  apply(mutant: Mutant): Promise<number | null>;
  /** Removes the mutant from the sources. */
  restore(): Promise<void>;
  /** Stores the current build as that of the product without a mutant. */
  saveBuild(): void;
  /** Restores the build without a mutant. */
  restoreBuild(): void;
  remove(): Promise<void>;
};

/** Creates a file as a second name of the original, or as a copy where the folders are on different disks. */
function linkFile(original: string, path: string): void {
  try {
    linkSync(original, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(original, path);
  }
}

/** Creates a folder with the same files and symbolic links as the original. */
function linkFolder(original: string, path: string): void {
  mkdirSync(path);
  for (const entry of readdirSync(original, { withFileTypes: true })) {
    const [from, to] = [join(original, entry.name), join(path, entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkFile(from, to);
  }
}

/**
 * The copy's packages have real paths inside the copy, on which the division of the build into chunks depends. The caches
 * that tools write are the copy's own.
 */
function linkPackages(checkout: string, root: string): void {
  mkdirSync(join(root, 'node_modules'));
  for (const entry of readdirSync(join(checkout, 'node_modules'), { withFileTypes: true })) {
    if (TOOL_CACHES.includes(entry.name)) continue;
    const [from, to] = [join(checkout, 'node_modules', entry.name), join(root, 'node_modules', entry.name)];
    if (entry.isDirectory()) linkFolder(from, to);
    else linkFile(from, to);
  }
  // Pictures that are already encoded, which is the slow part of a first start.
  const cache = join(checkout, 'node_modules', '.cache');
  if (existsSync(cache)) cpSync(cache, join(root, 'node_modules', '.cache'), { recursive: true });
}

/**
 * Allows unused code: an import that a mutant leaves unused would otherwise be caught by the type check, which proves
 * nothing about the mutant's effect.
 */
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
  const savedBuild = join(folder, 'dist');
  mkdirSync(logs);
  for (const file of files) cpSync(join(checkout, file), join(root, file), { preserveTimestamps: true });
  linkPackages(checkout, root);
  allowUnused(root);

  let original: { path: string; text: string; time: Date } | null = null;
  return {
    root,
    logs,
    async apply(mutant) {
      const path = join(root, mutant.file);
      const text = await readFile(path, 'utf8').catch(() => null);
      const faulty = text === null ? null : applyMutant(text, mutant);
      if (text === null || !faulty) return null;
      original = { path, text, time: (await stat(path)).mtime };
      await writeFile(path, faulty.text);
      return faulty.line;
    },
    async restore() {
      if (!original) return;
      await writeFile(original.path, original.text);
      // The file gets its old time back, so that the build without a mutant is not older than its sources.
      await utimes(original.path, original.time, original.time);
      original = null;
    },
    saveBuild() {
      rmSync(savedBuild, { recursive: true, force: true });
      cpSync(build, savedBuild, { recursive: true, preserveTimestamps: true });
    },
    restoreBuild() {
      rmSync(build, { recursive: true, force: true });
      cpSync(savedBuild, build, { recursive: true, preserveTimestamps: true });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
