// Writes openapi/generated/ from the three contracts: their types, the documents as JSON, which the server reads in a
// tenth of the time, and the requests that they allow. With `--check` it compares instead, and fails when they differ.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { contractRequests } from './contract-requests.ts';
import { type OfflineContract, offlineCallsModule } from './offline-calls.ts';

const root = new URL('../openapi/', import.meta.url);
const isCheck = process.argv.includes('--check');
await mkdir(new URL('generated/', root), { recursive: true });
let staleFiles = 0;
const contracts: OfflineContract[] = [];

async function write(file: string, text: string): Promise<void> {
  const url = new URL(`generated/${file}`, root);
  if (!isCheck) await writeFile(url, text);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== text) {
    staleFiles += 1;
    console.error(`openapi/generated/${file} is stale: run npm run generate`);
  }
}

for (const name of ['site', 'account', 'archive']) {
  const yaml = new URL(`${name}.yaml`, root);
  const types = astToString(await openapiTS(yaml));
  await write(
    `${name}.ts`,
    `/* Generated from openapi/${name}.yaml: change that file, then \`npm run generate\`. */\n${types}`,
  );
  const contract = parse(await readFile(yaml, 'utf8')) as OfflineContract;
  await write(`${name}.json`, `${JSON.stringify(contract, null, 1)}\n`);
  await write(`${name}-requests.json`, `${JSON.stringify(await contractRequests(contract), null, 1)}\n`);
  contracts.push(contract);
}
await write('offline-calls.ts', offlineCallsModule(contracts));
process.exit(staleFiles ? 1 : 0);
