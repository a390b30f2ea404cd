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
 * What has to be done: `send-to-server` sends the browser's subscription to the server; `resubscribe` makes a
 * new one in the browser and sends that; `unsubscribe` removes it in both.
 */
export type SubscriptionChange = 'none' | 'send-to-server' | 'resubscribe' | 'unsubscribe';

/**
 * What has to be done so that the device gets alerts as its reader wishes. If the server has no endpoint, a new
 * subscription is made: the push service may have reported the old one as gone, and sending that again would not
 * restore it. PSH-02
 */
export function neededChange({ wanted, permitted, browser, server }: AlertsState): SubscriptionChange {
  if (!wanted || !permitted) return browser || server.endpointHash ? 'unsubscribe' : 'none';
  if (!browser || browser.key !== server.key || server.endpointHash === null) return 'resubscribe';
  return browser.endpointHash === server.endpointHash ? 'none' : 'send-to-server';
}
