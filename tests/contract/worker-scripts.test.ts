import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const BUILD = 'dist/client';
const MAX_START_BYTES = 45 * 1024;

type Listener = (event: object) => void;

const secondScripts = async () => {
  const code = await readFile(`${BUILD}/sw.js`, 'utf8');
  return [...new Set(code.match(/\/assets\/worker-data-[\w-]+\.js/g))];
};

/**
 * A start of the built worker: what it imports, and its listeners. As in a browser, only scripts that are `stored` can be
 * imported once the worker is installed.
 */
async function startWorker({ stored = [], status = 200 }: { stored?: string[]; status?: number } = {}) {
  const codes = new Map<string, string>();
  for (const path of ['/sw.js', ...(await secondScripts())]) {
    codes.set(path, await readFile(BUILD + path, 'utf8'));
  }
  let isInstalling = false;
  const imported: string[] = [];
  const shown: string[] = [];
  const listeners: [type: string, listener: Listener][] = [];
  const self = {
    URL,
    Request,
    Response,
    Headers,
    AbortController,
    setTimeout,
    clearTimeout,
    structuredClone,
    location: new URL('https://edicola.leggo.it/sw.js'),
    registration: {
      getNotifications: async () => [],
      showNotification: async (title: string) => void shown.push(title),
    },
    reportError: () => undefined,
    fetch: async (path: string) => {
      if (status !== 200 || !codes.has(path))
        return new Response('', { status: status === 200 ? 404 : status });
      return new Response(codes.get(path));
    },
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    importScripts(path: string) {
      if (!isInstalling && !stored.includes(path)) throw new DOMException(path, 'NetworkError');
      imported.push(path);
      runInContext(codes.get(path) ?? `throw Error('${path}')`, context);
    },
  };
  const context = createContext(Object.assign(self, { self }));
  runInContext(codes.get('/sw.js') ?? '', context);
  return {
    imported,
    shown,
    /** Resolves with the reasons for which handlers failed. */
    async dispatch(type: string, details: object = {}): Promise<unknown[]> {
      const waits: Promise<unknown>[] = [];
      const event = { ...details, waitUntil: (wait: Promise<unknown>) => waits.push(wait) };
      isInstalling = type === 'install';
      for (const [name, listener] of listeners) if (name === type) listener(event);
      const reasons: unknown[] = [];
      // Handlers add to the list while others run.
      for (const wait of waits) await wait.catch((reason: unknown) => reasons.push(reason));
      isInstalling = false;
      return reasons;
    },
  };
}

test('OFF-01 a start of the worker reads one small script, whose installation stores the other', async () => {
  expect((await readFile(`${BUILD}/sw.js.br`)).length).toBeLessThanOrEqual(MAX_START_BYTES);
  const worker = await startWorker();
  expect(worker.imported).toEqual([]);
  await worker.dispatch('install');
  expect(worker.imported).toEqual(await secondScripts());
  expect(worker.imported).toHaveLength(1);
});

test('OFF-01 without its second script the worker is not installed, and tries again at a later visit', async () => {
  const worker = await startWorker({ status: 503 });
  expect((await worker.dispatch('install')).map(String)).toContainEqual(
    expect.stringContaining('was answered with 503'),
  );
  expect(worker.imported).toEqual([]);
});

test('OFF-05 a later start loads the other script at the first event that needs it, and once', async () => {
  const stored = await secondScripts();
  const worker = await startWorker({ stored });
  await worker.dispatch('sync', { tag: 'another' });
  await worker.dispatch('periodicsync', { tag: 'another' });
  expect(worker.imported).toEqual(stored);
});

test('PSH-03 OFF-01 if the browser has lost the second script, alerts are shown, and messages get an answer', async () => {
  const worker = await startWorker();
  await worker.dispatch('push', { data: null });
  expect(worker.shown).toHaveLength(1);
  const answers: unknown[] = [];
  const ports = [{ postMessage: (answer: unknown) => void answers.push(answer) }];
  await worker.dispatch('message', { data: { type: 'list-held' }, ports });
  expect(answers).toEqual([null]);
});
