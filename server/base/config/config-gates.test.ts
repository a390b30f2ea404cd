import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DIGEST = `$argon2id$v=19$m=19456,t=2,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`;

test("SHL-02 with NODE_ENV=production the demonstration's password opens no gate, and the server does not start without another one", () => {
  const NODE_ENV = 'production';
  expect(() => readConfig({ NODE_ENV })).toThrow(/^GATE_DIGESTS: [^\n]*MG, LG, EM, GZ[^\n]*GATE[^\n]*off$/);
  const digests = (papers: string[]) => papers.map((sigla) => `${sigla}=${DIGEST}`).join(', ');
  expect(() => readConfig({ NODE_ENV, GATE_DIGESTS: digests(['MG', 'LG']) })).toThrow('of EM, GZ;');
  const all = { MG: DIGEST, LG: DIGEST, EM: DIGEST, GZ: DIGEST };
  expect(readConfig({ NODE_ENV, GATE_DIGESTS: digests(Object.keys(all)) }).gates).toEqual(all);
  expect(readConfig({ NODE_ENV, GATE: 'MG', GATE_DIGESTS: digests(['MG']) }).gates).toEqual({ MG: DIGEST });
  expect(readConfig({ NODE_ENV, GATE: 'off' }).gates).toEqual({});
});
