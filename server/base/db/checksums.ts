import type { RunStatement } from './check-tables.ts';

/** Whether the database has page checksums, so that it notices damaged pages when it reads them. */
export async function hasChecksums(run: RunStatement): Promise<boolean> {
  const [row] = await run('show data_checksums');
  return row?.data_checksums === 'on';
}
