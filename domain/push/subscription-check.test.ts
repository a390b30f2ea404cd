import { expect, test } from 'vitest';
import { type AlertsState, repairOf } from './subscription-check.ts';

const SOUND: AlertsState = {
  wanted: true,
  permitted: true,
  browser: { endpointHash: 'aa', key: 'K1' },
  server: { key: 'K1', endpointHash: 'aa' },
};

test.each<[string, Partial<AlertsState>, string]>([
  ['in order is unchanged', {}, 'none'],
  ['lost by the browser is made again', { browser: null }, 'make-anew'],
  ['for another server key is made again', { server: { key: 'K2', endpointHash: null } }, 'make-anew'],
  ['rejected by its push service is made again', { server: { key: 'K1', endpointHash: null } }, 'make-anew'],
  [
    'renewed by the browser is reported to the server',
    { server: { key: 'K1', endpointHash: 'bb' } },
    'tell-server',
  ],
  ['switched off by the reader is removed', { wanted: false }, 'take-away'],
  [
    'switched off and lost by the browser is removed at the server too',
    { wanted: false, browser: null },
    'take-away',
  ],
  [
    'no longer permitted in the browser is removed at the server',
    { permitted: false, browser: null },
    'take-away',
  ],
  [
    'that was never wanted needs no repair',
    { wanted: false, browser: null, server: { key: 'K1', endpointHash: null } },
    'none',
  ],
])('PSH-02 a subscription %s', (_what, known, repair) => {
  expect(repairOf({ ...SOUND, ...known })).toBe(repair);
});
