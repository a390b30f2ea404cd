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
  'tools/marks.ts',
  'tools/pack-files.ts',
  'tools/packs.ts',
];

async function changedAt(file: string): Promise<number> {
  return (await stat(file)).mtimeMs;
}

async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'));
  const times = await Promise.all(files.map((entry) => changedAt(join(entry.parentPath, entry.name))));
  return Math.max(0, ...times);
}

/** Whether dist/ holds a complete build that is newer than all of its sources. */
export async function buildIsFresh(): Promise<boolean> {
  const built = await changedAt('dist/template.html').catch(() => 0);
  if (built === 0) return false;
  const times = await Promise.all([...SOURCES.map(newest), ...FILES.map(changedAt)]);
  return Math.max(...times) < built;
}
