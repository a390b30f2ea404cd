import { expect, test } from 'vitest';
import { type KnownOfAlerts, repairOf } from './subscription-check.ts';

const SOUND: KnownOfAlerts = {
  wanted: true,
  permitted: true,
  browser: { endpointHash: 'aa', key: 'K1' },
  server: { key: 'K1', endpointHash: 'aa' },
};

test.each<[string, Partial<KnownOfAlerts>, string]>([
  ['in order stays as it is', {}, 'none'],
  ['that the browser lost is made anew', { browser: null }, 'make-anew'],
  ['for another key of ours is made anew', { server: { key: 'K2', endpointHash: null } }, 'make-anew'],
  ['that a push service gave back is made anew', { server: { key: 'K1', endpointHash: null } }, 'make-anew'],
  ['that the browser renewed is told', { server: { key: 'K1', endpointHash: 'bb' } }, 'tell-server'],
  ['that the reader switched off goes', { wanted: false }, 'take-away'],
  ['that was switched off goes at the server too', { wanted: false, browser: null }, 'take-away'],
  ['that the browser forbids by now goes at the server', { permitted: false, browser: null }, 'take-away'],
  [
    'that nobody asked for is no concern',
    { wanted: false, browser: null, server: { key: 'K1', endpointHash: null } },
    'none',
  ],
])('PSH-02 a subscription %s', (_what, known, repair) => {
  expect(repairOf({ ...SOUND, ...known })).toBe(repair);
});
