import { useEffect, useState } from 'react';
import type { DeviceSearchResult } from '#device/worker-messages.ts';
import type { SearchRequest } from '#domain/search.ts';
import { searchDevice } from '#src/pwa/search-device.ts';
import { logError } from '#src/state/log.ts';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';

/**
 * Results from the downloaded issues; null on the server, until the device has answered, and where there are none.
 * NWS-06
 */
export function useDeviceResults(request: SearchRequest | null): DeviceSearchResult | null {
  const [loaded, setLoaded] = useState<{ forRequest: SearchRequest; onDevice: DeviceSearchResult } | null>(
    null,
  );
  useEffect(() => {
    if (!request) return;
    let isCurrent = true;
    const load = async () => {
      const onDevice = await searchDevice(request);
      if (!onDevice || onDevice.result.total === 0) return;
      await loadStylesheets();
      if (isCurrent) setLoaded({ forRequest: request, onDevice });
    };
    load().catch((error: unknown) => logError('search on the device', error));
    return () => {
      isCurrent = false;
    };
  }, [request]);
  return loaded && loaded.forRequest === request ? loaded.onDevice : null;
}
