import { useEffect, useState } from 'react';
import type { DeviceSearch } from '#device/worker-messages.ts';
import type { SearchRequest } from '#domain/search.ts';
import { searchDevice } from '#src/pwa/search-device.ts';
import { logError } from '#src/state/log.ts';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';

/**
 * Results from the downloaded issues; null on the server, until the device has answered, and where there are none.
 * NWS-06
 */
export function useDeviceResults(request: SearchRequest | null): DeviceSearch | null {
  const [told, setTold] = useState<{ of: SearchRequest; onDevice: DeviceSearch } | null>(null);
  useEffect(() => {
    if (!request) return;
    let wanted = true;
    const ask = async () => {
      const onDevice = await searchDevice(request);
      if (!onDevice || onDevice.result.total === 0) return;
      await loadStylesheets();
      if (wanted) setTold({ of: request, onDevice });
    };
    ask().catch((error: unknown) => logError('search on the device', error));
    return () => {
      wanted = false;
    };
  }, [request]);
  return told && told.of === request ? told.onDevice : null;
}
