import { GATE_PATH } from '#domain/gate.ts';
import { UNSUBSCRIBE_PATHS } from '#domain/unsubscribe-address.ts';
import type { Build } from '../build.ts';
import { everyOperation } from '../contracts.ts';
import { SHOP_CALLBACK } from '../shop-callback.ts';
import { API_PATH } from '../unavailable.ts';

/** What its form carries: the address that was asked for. */
export const ASKED = 'dove';

/** Monitors, and the app of a device that holds it already: the same for every paper, without a word of its contents. */
const OF_THE_HOUSE = ['/healthz', '/readyz', '/sw.js', '/manifest.webmanifest'];
/** Pictures of the newsstand in the manifest: there an article can be read. */
const SCREENSHOT = /\/screenshot-[\w-]+\.webp$/;
const STATIC = /^\/(?:assets|brands)\//;

/** Who writes there has a key or a signature, which is checked there. */
const WRITTEN_BY_KEY: readonly string[] = [
  SHOP_CALLBACK,
  ...everyOperation().flatMap(({ path, operation }) => (operation['x-gate'] === 'open' ? [path] : [])),
];

/** Files that pages never open: who asks is a program. */
const FILE = /^\/(?:immagini|pacchetti|ritratti|assets|brands)\//;

export type Asked = { method: string; path: string };

const isRead = ({ method }: Asked) => method === 'GET' || method === 'HEAD';

/** The same for whoever asks, whether or not there is a gate: files of the build, exactly as they are named. */
export const isOfTheHouse = (asked: Asked, build: Build | null): boolean =>
  isRead(asked) &&
  (OF_THE_HOUSE.includes(asked.path) ||
    (STATIC.test(asked.path) && !SCREENSHOT.test(asked.path) && (build?.files.has(asked.path) ?? false)));

/** What a gate does not stand before, because something else does. */
export const isGuardedOtherwise = (asked: Asked): boolean =>
  asked.path === GATE_PATH ||
  UNSUBSCRIBE_PATHS.includes(asked.path) ||
  (asked.method === 'POST' && WRITTEN_BY_KEY.includes(asked.path));

/** Whether a person may be looking at the answer; a program is answered with the contracts' refusal. */
export const isForEyes = (asked: Asked): boolean =>
  isRead(asked) && !API_PATH.test(asked.path) && !FILE.test(asked.path) && asked.path !== '/sw.js';
