import { beforeEach, expect, test, vi } from 'vitest';
import { withProofOfWork } from './fetch-with-proof-of-work.ts';

const { solveInWebWorkers } = vi.hoisted(() => ({ solveInWebWorkers: vi.fn() }));
vi.mock('#src/vendors/solve-in-web-workers.ts', () => ({ solveInWebWorkers }));
vi.mock('../log.ts', () => ({ logError: () => {} }));

const URL = 'https://edicola.example/api/sso/login';
const REFUSED = { success: false, status: { code: 'ERR_WORK_REQUIRED' } };

type Heard = { body: string; lavoro: string | null };

/** A server that asks for work this many times, each time with another task, and then answers. */
function server(rounds: number) {
  const heard: Heard[] = [];
  const fetch = async (request: Request) => {
    heard.push({ body: await request.text(), lavoro: request.headers.get('lavoro') });
    const wanted = heard.length <= rounds;
    return Response.json(wanted ? { ...REFUSED, sfida: `work ${heard.length}` } : { success: true }, {
      status: wanted ? 428 : 200,
    });
  };
  return { heard, fetch };
}

const headers = { 'content-type': 'application/json' };
const login = () => new Request(URL, { method: 'POST', headers, body: 'una password' });

beforeEach(() => {
  solveInWebWorkers.mockReset();
  solveInWebWorkers.mockImplementation((challenge: string) => Promise.resolve(`${challenge} done`));
});

test('a call that needs proof of work is sent again, unchanged, once the work is done', async () => {
  const { heard, fetch } = server(1);
  expect((await withProofOfWork(fetch)(login())).status).toBe(200);
  expect(heard).toEqual([
    { body: 'una password', lavoro: null },
    { body: 'una password', lavoro: 'work 1 done' },
  ]);
});

test('work that became harder meanwhile is done again, a few times', async () => {
  const twice = server(2);
  expect((await withProofOfWork(twice.fetch)(login())).status).toBe(200);
  expect(twice.heard.map(({ lavoro }) => lavoro)).toEqual([null, 'work 1 done', 'work 2 done']);
  const always = server(Number.POSITIVE_INFINITY);
  expect((await withProofOfWork(always.fetch)(login())).status).toBe(428);
  expect(always.heard).toHaveLength(6);
});

test('where the browser cannot do the work the refusal is returned; a network failure is reported as such', async () => {
  solveInWebWorkers.mockRejectedValueOnce(new Error('no threads'));
  const cannot = server(1);
  expect(await (await withProofOfWork(cannot.fetch)(login())).json()).toMatchObject(REFUSED);
  expect(cannot.heard).toHaveLength(1);
  const { fetch } = server(1);
  let calls = 0;
  const cut = (request: Request) => {
    calls += 1;
    return calls > 1 ? Promise.reject(new TypeError('cut')) : fetch(request);
  };
  await expect(withProofOfWork(cut)(login())).rejects.toThrow('cut');
});

test('a read is passed on unchanged', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json({ success: true }));
  const request = new Request(URL);
  await withProofOfWork(fetch)(request);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(request);
});

test('a call with keepalive is sent immediately', async () => {
  const fetch = vi.fn(async (_request: Request) => Response.json({ success: true }));
  const request = new Request(URL, { method: 'POST', headers, body: '{}', keepalive: true });
  void withProofOfWork(fetch)(request);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(request);
});
