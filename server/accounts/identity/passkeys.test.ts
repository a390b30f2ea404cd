import { isoCBOR } from '@simplewebauthn/server/helpers';
import { expect, test } from 'vitest';
import { comesWithoutCertificates } from './passkeys.ts';

const answer = (attestationObject: string) => ({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', attestationObject },
});

const attested = (fmt: string, statement: [string, unknown][] = []) => {
  const attestation = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', new Map(statement)],
  ]);
  return answer(Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'));
};

test.each([
  ['none', [], true],
  ['packed', [['alg', -7]], true],
  ['packed', [['x5c', [new Uint8Array(1)]]], false],
  ['packed', [['x5c', 0]], false],
  ['android-key', [], false],
  ['tpm', [], false],
  ['apple', [], false],
] as [
  string,
  [string, unknown][],
  boolean,
][])('whether the attestation %s with %j may be verified: %s', async (format, statement, may) => {
  expect(await comesWithoutCertificates(attested(format, statement))).toBe(may);
});

test.each(['', 'AAAA', '_____'])('%j is no attestation', async (bytes) => {
  expect(await comesWithoutCertificates(answer(bytes))).toBe(false);
});
