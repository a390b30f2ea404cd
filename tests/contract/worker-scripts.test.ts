import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const BUILD = 'dist/client';
const MAX_START_BYTES = 45 * 1024;

type Listener = (event: object) => void;

/** A start of the built worker: what it imports, and its listeners. */
async function startWorker() {
  const [first, ...others] = await Promise.all(
    ['/sw.js', ...(await secondScripts())].map(async (path) => ({
      path,
      code: await readFile(BUILD + path, 'utf8'),
    })),
  );
  const imported: string[] = [];
  const listeners: [type: string, listener: Listener][] = [];
  const self = {
    ...{ URL, Request, Response, Headers, AbortController, setTimeout, clearTimeout, structuredClone },
    location: new URL('https://edicola.leggo.it/sw.js'),
    registration: { getNotifications: async () => [] },
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    importScripts(path: string) {
      imported.push(path);
      runInContext(others.find((script) => script.path === path)?.code ?? `throw Error('${path}')`, context);
    },
  };
  const context = createContext(Object.assign(self, { self }));
  runInContext(first?.code ?? '', context);
  return {
    imported,
    async dispatch(type: string, details: object) {
      const waits: Promise<unknown>[] = [];
      const event = { ...details, waitUntil: (wait: Promise<unknown>) => waits.push(wait) };
      for (const [name, listener] of listeners) if (name === type) listener(event);
      for (const wait of waits) await wait;
    },
  };
}

const secondScripts = async () => {
  const code = await readFile(`${BUILD}/sw.js`, 'utf8');
  return [...new Set(code.match(/\/assets\/worker-data-[\w-]+\.js/g))];
};

test('OFF-01 a start of the worker reads one small script, whose installation loads the other', async () => {
  expect((await readFile(`${BUILD}/sw.js.br`)).length).toBeLessThanOrEqual(MAX_START_BYTES);
  const worker = await startWorker();
  expect(worker.imported).toEqual([]);
  // Without a network the installation fails later, but what it imports has been stored with the worker by then.
  await worker.dispatch('install', {}).catch(() => undefined);
  expect(worker.imported).toEqual(await secondScripts());
  expect(worker.imported).toHaveLength(1);
});

test('OFF-05 a later start loads the other script at the first event that needs it, and once', async () => {
  const worker = await startWorker();
  await worker.dispatch('sync', { tag: 'another' });
  await worker.dispatch('periodicsync', { tag: 'another' });
  expect(worker.imported).toEqual(await secondScripts());
});
