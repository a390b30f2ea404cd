/** Page, worker and server all have it; these rules compile with the types of none of them. */
declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string);
  readonly href: string;
  readonly protocol: string;
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}

/** Push services of the browsers there are, which messages are sent to besides those that are configured. PSH-02 */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'jmt17.google.com'];
/** Apple's, Microsoft's and Mozilla's spread their subscriptions over hosts of one level under these. */
const PARENTS: readonly string[] = ['push.apple.com', 'notify.windows.com', 'push.services.mozilla.com'];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
export const LONGEST_ENDPOINT = 1024;

/**
 * Whether an endpoint of a subscription is a push service's: our server will send to it, so that nothing else
 * may stand there, and what does is spelled in one way alone. PSH-02
 * @param more hosts of further services
 */
export function isPushEndpoint(text: string, more: readonly string[] = []): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain =
    url.protocol === 'https:' && url.href === text && url.origin + url.pathname + url.search === text;
  return isPlain && url.pathname.length > 1 && isPushHost(url.host, more);
}

/** `host` with its port, where that is not the scheme's own. */
function isPushHost(host: string, more: readonly string[]): boolean {
  if (HOSTS.includes(host) || more.includes(host)) return true;
  const [label = '', ...rest] = host.split('.');
  return LABEL.test(label) && PARENTS.includes(rest.join('.'));
}
