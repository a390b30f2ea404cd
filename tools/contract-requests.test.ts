import { expect, test, vi } from 'vitest';
import { readContract } from '#server/web/http/contracts.ts';
import { contractRequests } from './contract-requests.ts';

test('API-01 requests of an invalid contract are not generated', async () => {
  const report = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { paths, ...contract } = readContract('archive');
  await expect(contractRequests({ ...contract, percorsi: paths })).rejects.toThrow('valid specification');
  expect(report.mock.calls.flat().join()).toContain('percorsi');
  report.mockRestore();
});

test('API-01 the schemas of requests contain no references', async () => {
  const contract = readContract('archive');
  const requests = await contractRequests(contract);
  expect(JSON.stringify(contract.paths)).toContain('$ref');
  expect(JSON.stringify(requests)).not.toContain('$ref');
  const urls = Object.keys(contract.paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(new Set(requests.map(({ url }) => url))).toEqual(new Set(urls));
});
