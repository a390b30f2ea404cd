import { expect, test } from 'vitest';
import { type AlertsState, neededChange } from './subscription-check.ts';

const SOUND: AlertsState = {
  wanted: true,
  permitted: true,
  browser: { endpointHash: 'aa', key: 'K1' },
  server: { key: 'K1', endpointHash: 'aa' },
};

test.each<[string, Partial<AlertsState>, string]>([
  ['in order is unchanged', {}, 'none'],
  ['lost by the browser is made again', { browser: null }, 'resubscribe'],
  ['for another server key is made again', { server: { key: 'K2', endpointHash: null } }, 'resubscribe'],
  [
    'rejected by its push service is made again',
    { server: { key: 'K1', endpointHash: null } },
    'resubscribe',
  ],
  [
    'renewed by the browser is reported to the server',
    { server: { key: 'K1', endpointHash: 'bb' } },
    'send-to-server',
  ],
  ['switched off by the reader is removed', { wanted: false }, 'unsubscribe'],
  [
    'switched off and lost by the browser is removed at the server too',
    { wanted: false, browser: null },
    'unsubscribe',
  ],
  [
    'no longer permitted in the browser is removed at the server',
    { permitted: false, browser: null },
    'unsubscribe',
  ],
  [
    'that was never wanted needs no change',
    { wanted: false, browser: null, server: { key: 'K1', endpointHash: null } },
    'none',
  ],
])('PSH-02 a subscription %s', (_what, known, change) => {
  expect(neededChange({ ...SOUND, ...known })).toBe(change);
});
