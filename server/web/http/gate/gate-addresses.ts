import { GATE_PATH } from '#domain/gate.ts';
import { UNSUBSCRIBE_PATHS } from '#domain/unsubscribe-address.ts';
import type { Build } from '../build.ts';
import { everyOperation } from '../contracts.ts';
import { SHOP_CALLBACK } from '../shop-callback.ts';
import { API_PATH } from '../unavailable.ts';

/** Query parameter of the gate's page with the address that was requested. */
export const REQUESTED_ADDRESS_PARAM = 'dove';

/**
 * Addresses for monitors, and for the app on a device that has it already: the same for every paper, without any of its
 * contents.
 */
const UNGATED = ['/healthz', '/readyz', '/sw.js', '/manifest.webmanifest'];
/** Screenshots of the newsstand in the manifest: articles can be read in them, so the gate covers them. */
const SCREENSHOT = /\/screenshot-[\w-]+\.webp$/;
const STATIC = /^\/(?:assets|brands)\//;

/** Addresses whose callers have a key or a signature, which the operation itself checks. */
const KEYED_PATHS: readonly string[] = [
  SHOP_CALLBACK,
  ...everyOperation().flatMap(({ path, operation }) => (operation['x-gate'] === 'open' ? [path] : [])),
];

/** Files that are not opened as pages; only programs request them. */
const FILE = /^\/(?:immagini|pacchetti|ritratti|assets|brands)\//;

export type GateRequest = { method: string; path: string };

const isRead = ({ method }: GateRequest) => method === 'GET' || method === 'HEAD';

/** Whether an address serves the same with and without a gate: files of the build, matched by their exact names. */
export const isSameWithoutGate = (request: GateRequest, build: Build | null): boolean =>
  isRead(request) &&
  (UNGATED.includes(request.path) ||
    (STATIC.test(request.path) &&
      !SCREENSHOT.test(request.path) &&
      (build?.files.has(request.path) ?? false)));

/**
 * Whether the gate lets a request through: for its own page, or because another check protects the address.
 */
export const isGuardedOtherwise = (request: GateRequest): boolean =>
  request.path === GATE_PATH ||
  UNSUBSCRIBE_PATHS.includes(request.path) ||
  (request.method === 'POST' && KEYED_PATHS.includes(request.path));

/** Whether a person may see the response; a program gets the refusal of the contracts. */
export const isForPeople = (request: GateRequest): boolean =>
  isRead(request) && !API_PATH.test(request.path) && !FILE.test(request.path) && request.path !== '/sw.js';
