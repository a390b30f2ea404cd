import type { Ask } from './check-tables.ts';

/** Whether the database notices by itself, when it reads one, that a page is not as it was written. */
export async function hasChecksums(ask: Ask): Promise<boolean> {
  const [row] = await ask('show data_checksums');
  return row?.data_checksums === 'on';
}
