/** Page, worker and server all have `URL`; this file compiles without the type library of any of them. */
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

/** Push services of the existing browsers; messages are sent to these and to the configured ones. PSH-02 */
const HOSTS: readonly string[] = ['fcm.googleapis.com', 'jmt17.google.com'];
/** The services of Apple, Microsoft and Mozilla use hosts one level below these domains. */
const PARENTS: readonly string[] = ['push.apple.com', 'notify.windows.com', 'push.services.mozilla.com'];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
export const LONGEST_ENDPOINT = 1024;

/**
 * Whether an endpoint belongs to a push service. Our server will send requests to it, so no other host is accepted, and
 * only one spelling of each. PSH-02
 * @param more hosts of further services
 */
export function isPushEndpoint(text: string, more: readonly string[] = []): boolean {
  if (text.length > LONGEST_ENDPOINT || !URL.canParse(text)) return false;
  const url = new URL(text);
  const isPlain =
    url.protocol === 'https:' && url.href === text && url.origin + url.pathname + url.search === text;
  return isPlain && url.pathname.length > 1 && isPushHost(url.host, more);
}

/** `host` with its port, unless it is the default port of the scheme. */
function isPushHost(host: string, more: readonly string[]): boolean {
  if (HOSTS.includes(host) || more.includes(host)) return true;
  const [label = '', ...rest] = host.split('.');
  return LABEL.test(label) && PARENTS.includes(rest.join('.'));
}
