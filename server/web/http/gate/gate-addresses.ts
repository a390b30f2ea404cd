import { GATE_PATH } from '#domain/gate.ts';
import { UNSUBSCRIBE_PATHS } from '#domain/unsubscribe-address.ts';
import type { Build } from '../build.ts';
import { everyOperation } from '../contracts.ts';
import { SHOP_CALLBACK } from '../shop-callback.ts';
import { API_PATH } from '../unavailable.ts';

/** Field of the gate's form with the address that was requested. */
export const ASKED = 'dove';

/**
 * Addresses for monitors, and for the app on a device that has it already: the same for every paper, without any of its
 * contents.
 */
const UNGATED = ['/healthz', '/readyz', '/sw.js', '/manifest.webmanifest'];
/** Screenshots of the newsstand in the manifest: articles can be read in them, so the gate covers them. */
const SCREENSHOT = /\/screenshot-[\w-]+\.webp$/;
const STATIC = /^\/(?:assets|brands)\//;

/** Addresses whose callers have a key or a signature, which the operation itself checks. */
const WRITTEN_BY_KEY: readonly string[] = [
  SHOP_CALLBACK,
  ...everyOperation().flatMap(({ path, operation }) => (operation['x-gate'] === 'open' ? [path] : [])),
];

/** Files that are not opened as pages; only programs request them. */
const FILE = /^\/(?:immagini|pacchetti|ritratti|assets|brands)\//;

export type Asked = { method: string; path: string };

const isRead = ({ method }: Asked) => method === 'GET' || method === 'HEAD';

/** Whether an address serves the same with and without a gate: files of the build, matched by their exact names. */
export const isSameWithoutGate = (asked: Asked, build: Build | null): boolean =>
  isRead(asked) &&
  (UNGATED.includes(asked.path) ||
    (STATIC.test(asked.path) && !SCREENSHOT.test(asked.path) && (build?.files.has(asked.path) ?? false)));

/** Whether the gate lets a request through because another check protects its address. */
export const isGuardedOtherwise = (asked: Asked): boolean =>
  asked.path === GATE_PATH ||
  UNSUBSCRIBE_PATHS.includes(asked.path) ||
  (asked.method === 'POST' && WRITTEN_BY_KEY.includes(asked.path));

/** Whether a person may see the response; a program gets the refusal of the contracts. */
export const isForPeople = (asked: Asked): boolean =>
  isRead(asked) && !API_PATH.test(asked.path) && !FILE.test(asked.path) && asked.path !== '/sw.js';
