/** The state of alerts on a device, in the browser and at the server. Hashes are of endpoints. */
export type AlertsState = {
  /** Whether the reader asked for alerts on this device. */
  wanted: boolean;
  /** Whether the browser permits notifications. */
  permitted: boolean;
  /** The browser's subscription, with the server's key that it was made for; null if there is none. */
  browser: { endpointHash: string; key: string } | null;
  server: { key: string; endpointHash: string | null };
};

/**
 * What has to be done: `tell-server` sends the browser's subscription to the server; `make-anew` makes a new
 * one in the browser and sends that; `take-away` removes it in both.
 */
export type AlertsRepair = 'none' | 'tell-server' | 'make-anew' | 'take-away';

/**
 * What has to be done so that the device gets alerts as its reader wishes. If the server has no endpoint any more, its
 * push service reported the subscription as gone: sending the same one again would not restore it. PSH-02
 */
export function repairOf({ wanted, permitted, browser, server }: AlertsState): AlertsRepair {
  if (!wanted || !permitted) return browser || server.endpointHash ? 'take-away' : 'none';
  if (!browser || browser.key !== server.key || server.endpointHash === null) return 'make-anew';
  return browser.endpointHash === server.endpointHash ? 'none' : 'tell-server';
}
