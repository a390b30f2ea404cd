import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canMount, mountSmallDisk } from '#tests/support/faults/small-disk.ts';
import { startServer } from '#tests/support/server-process.ts';

// Smaller disks: tests/long/start-refusals.test.ts.
test.runIf(canMount)(
  'a start on a disk with room for half a database reports that in one sentence',
  async () => {
    const disk = await mountSmallDisk('20m');
    onTestFinished(disk.remove);
    const { code, out, err } = await startServer({ DATA_DIR: join(disk.folder, 'data') }, disk.within).ended;
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^The database in .* cannot be used: the disk is full\. Make room on it, then start again\.\n$/,
    );
  },
);
