import { useEffect, useState } from 'react';
import { toIssue } from '#api/site/wire.ts';
import type { PackageWire } from '#api/site/wire-types.ts';
import { downloadsCacheOf } from '#device/cache-names.ts';
import type { Download } from '#device/tables/downloads.ts';
import { manifestAddress } from '#domain/download-addresses.ts';
import type { Issue } from '#domain/newsstand.ts';
import { logError } from '../log.ts';

async function readDownloadedIssue({ owner, edition, day }: Pick<Download, 'owner' | 'edition' | 'day'>) {
  const cached = await caches.match(manifestAddress(edition, day), { cacheName: downloadsCacheOf(owner) });
  return cached ? toIssue(((await cached.json()) as PackageWire).numero.numero) : null;
}

/**
 * Front page of an issue from the worker's cache; null until it is read, and while it is not cached. The network is not
 * used. OFF-03
 */
export function useDownloadedIssue(row: Download): Issue | null {
  const [issue, setIssue] = useState<Issue | null>(null);
  const { owner, edition, day, version } = row;
  // The manifest is cached first: from then on the size of the download is known.
  const hasManifest = row.totalBytes > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version has its own front page
  useEffect(() => {
    if (!hasManifest) return;
    let isActive = true;
    readDownloadedIssue({ owner, edition, day }).then(
      (read) => isActive && setIssue(read),
      (error: unknown) => logError('downloaded issue', error),
    );
    return () => {
      isActive = false;
    };
  }, [owner, edition, day, version, hasManifest]);
  return issue;
}
