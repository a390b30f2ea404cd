import type { Ask } from './check-tables.ts';

/** Whether the database has page checksums, so that it notices damaged pages when it reads them. */
export async function hasChecksums(ask: Ask): Promise<boolean> {
  const [row] = await ask('show data_checksums');
  return row?.data_checksums === 'on';
}
