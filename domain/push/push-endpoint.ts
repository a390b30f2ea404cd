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
const PUSH_HOSTS: readonly string[] = ['fcm.googleapis.com', 'jmt17.google.com'];
/** The services of Apple, Microsoft and Mozilla use hosts one level below these domains. */
const PUSH_PARENT_DOMAINS: readonly string[] = [
  'push.apple.com',
  'notify.windows.com',
  'push.services.mozilla.com',
];

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
export const MAX_ENDPOINT_LENGTH = 1024;

/**
 * Whether an endpoint belongs to a push service. Our server will send requests to it, so no other host is accepted, and
 * only one spelling of each. PSH-02
 * @param extraHosts hosts of further services
 */
export function isPushEndpoint(text: string, extraHosts: readonly string[] = []): boolean {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return false;
  const url = new URL(text);
  const isCanonical =
    url.protocol === 'https:' && url.href === text && url.origin + url.pathname + url.search === text;
  return isCanonical && url.pathname.length > 1 && isPushHost(url.host, extraHosts);
}

/** `host` with its port, unless it is the default port of the scheme. */
function isPushHost(host: string, extraHosts: readonly string[]): boolean {
  if (PUSH_HOSTS.includes(host) || extraHosts.includes(host)) return true;
  const [label = '', ...parentLabels] = host.split('.');
  return LABEL.test(label) && PUSH_PARENT_DOMAINS.includes(parentLabels.join('.'));
}
