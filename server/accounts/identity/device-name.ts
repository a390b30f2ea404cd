import { parse } from 'bowser';
import { identityStrings as strings } from './strings.ts';

export type DeviceKind = 'phone' | 'tablet' | 'computer';

/** Longer user agents are cut before they are parsed. */
const MAX_AGENT = 1000;
/** Clients can send any user agent, so a name in it is shown only if it is a short line. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,39}$/u;

const KINDS: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet' };

/** Short names that people use instead of the full ones. */
const SHORT_NAMES: Record<string, string> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Devices that are known by their own name rather than by that of their system. */
const MODELS = ['iPhone', 'iPad', 'iPod'];

/** Browser and system in a few words, such as 'Chrome su Android' or 'Safari su iPhone'. SES-08 */
export function deviceOf(userAgent: string): { name: string; kind: DeviceKind } {
  const agent = userAgent.trim().slice(0, MAX_AGENT);
  // The library does not accept an empty string.
  const { browser, os, platform } = parse(agent || '-');
  const system = MODELS.includes(platform.model ?? '') ? platform.model : os.name;
  return {
    name: nameOf(shownName(browser.name), shownName(system)),
    kind: KINDS[platform.type ?? ''] ?? 'computer',
  };
}

function shownName(name: string | undefined): string | null {
  if (!name || !NAME.test(name)) return null;
  return SHORT_NAMES[name] ?? name;
}

function nameOf(browser: string | null, system: string | null): string {
  if (browser && system) return strings.device(browser, system);
  if (system) return strings.device(strings.someBrowser, system);
  return browser ?? strings.unknownBrowser;
}
