// Writes openapi/generated/*.ts from the three contracts. `--check` compares instead and fails when they differ.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const root = new URL('../openapi/', import.meta.url);
const check = process.argv.includes('--check');
await mkdir(new URL('generated/', root), { recursive: true });
let stale = 0;
for (const name of ['site', 'account', 'archive']) {
  const ast = await openapiTS(new URL(`${name}.yaml`, root));
  const text = `/* Generated from openapi/${name}.yaml: change that file, then \`npm run generate\`. */\n${astToString(ast)}`;
  const file = new URL(`generated/${name}.ts`, root);
  if (!check) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    stale += 1;
    console.error(`openapi/generated/${name}.ts is stale: run npm run generate`);
  }
}
process.exit(stale ? 1 : 0);
