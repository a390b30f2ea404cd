/** What is known of a device's alerts: here, of its browser and at the server. Hashes are of endpoints. */
export type KnownOfAlerts = {
  /** The reader asked for alerts on this device. */
  wanted: boolean;
  /** The browser lets us show them. */
  permitted: boolean;
  /** The browser's subscription, with the server's key that it was made for; null where there is none. */
  browser: { endpointHash: string; key: string } | null;
  server: { key: string; endpointHash: string | null };
};

/** `make-anew`: the browser's subscription, then the server's record of it. */
export type AlertsRepair = 'none' | 'tell-server' | 'make-anew' | 'take-away';

/**
 * What has to be done so that a device is reached as its reader wishes. A subscription that the server does not know any
 * more was given back by its push service: telling it once more would not bring it back. PSH-02
 */
export function repairOf({ wanted, permitted, browser, server }: KnownOfAlerts): AlertsRepair {
  if (!wanted || !permitted) return browser || server.endpointHash ? 'take-away' : 'none';
  if (!browser || browser.key !== server.key || server.endpointHash === null) return 'make-anew';
  return browser.endpointHash === server.endpointHash ? 'none' : 'tell-server';
}
