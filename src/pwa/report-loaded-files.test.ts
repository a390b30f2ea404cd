import { afterEach, expect, test, vi } from 'vitest';
import { reportLoadedFiles } from './report-loaded-files.ts';

const ORIGIN = 'https://edicola.leggo.it';

let comeToRest: () => void;
vi.mock('./page-quiet.ts', () => ({
  pageQuiet: () => new Promise<void>((resolve) => (comeToRest = resolve)),
}));

afterEach(() => void vi.unstubAllGlobals());

test('OFF-01 an idle page reports to a new worker which files of the build it has loaded, and nothing else', async () => {
  vi.stubGlobal('location', { origin: ORIGIN });
  const names = [`${ORIGIN}/assets/app.js`, `${ORIGIN}/immagini/a/640.avif`, 'https://a.example/assets/b.js'];
  const loaded = vi.spyOn(performance, 'getEntriesByType');
  loaded.mockImplementation(() => names.map((name) => ({ name })) as never);
  const container = new EventTarget();
  reportLoadedFiles(container as ServiceWorkerContainer);
  const answer = vi.fn();
  for (const type of ['connection', 'what-is-loaded']) {
    const message = { data: { type }, ports: [{ postMessage: answer }] };
    container.dispatchEvent(Object.assign(new Event('message'), message));
  }
  names.push(`${ORIGIN}/assets/late.css`);
  comeToRest();
  await vi.waitUntil(() => answer.mock.calls.length > 0);
  expect(answer.mock.calls).toEqual([[['/assets/app.js', '/assets/late.css']]]);
});
