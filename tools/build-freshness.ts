import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = ['src', 'sw', 'api', 'device', 'domain', 'public', 'openapi'];
const FILES = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tools/build.ts',
  'tools/chunks.ts',
  'tools/leave-out-router-link.ts',
  'tools/brand-sprites.ts',
  'tools/pack-files.ts',
  'tools/packs.ts',
];

async function modifiedAtMs(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

async function newestInFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'));
  const times = await Promise.all(files.map((entry) => modifiedAtMs(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times);
}

/** Whether dist/ holds a complete build that is newer than all of its sources. */
export async function isBuildFresh(): Promise<boolean> {
  const built = await modifiedAtMs('dist/template.html').catch(() => 0);
  if (built === 0) return false;
  const times = await Promise.all([...SOURCES.map(newestInFolder), ...FILES.map(modifiedAtMs)]);
  return Math.max(...times) < built;
}
