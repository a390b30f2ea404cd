import { useEffect, useState } from 'react';
import type { HeldSearch } from '#device/worker-messages.ts';
import type { SearchRequest } from '#domain/search.ts';
import { searchHeld } from '#src/pwa/search-held.ts';
import { logError } from '#src/state/log.ts';
import { loadStylesheets } from '#src/state/stylesheets.ts';

/**
 * What the downloaded issues tell of a search; null on the server, until they have answered, and where they have nothing.
 * NWS-06
 */
export function useHeld(request: SearchRequest | null): HeldSearch | null {
  const [told, setTold] = useState<{ of: SearchRequest; held: HeldSearch } | null>(null);
  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const ask = async () => {
      const held = await searchHeld(request);
      if (!held || held.result.total === 0) return;
      await loadStylesheets();
      if (wanted) setTold({ of: request, held });
    };
    ask().catch((error: unknown) => logError('search on the device', error));
    return () => {
      wanted = false;
    };
  }, [request]);
  return told && told.of === request ? told.held : null;
}
