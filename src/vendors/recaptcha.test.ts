import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Script = { src: string; onload?: () => void; onerror?: () => void; remove: () => void };

let scripts: Script[];
let page: { grecaptcha?: object };
let recaptchaToken: typeof import('./recaptcha.ts').recaptchaToken;

beforeEach(async () => {
  // Each test starts with a page that has loaded nothing.
  vi.resetModules();
  ({ recaptchaToken } = await import('./recaptcha.ts'));
  vi.useFakeTimers();
  scripts = [];
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => ({ src: '', remove: vi.fn() }),
    head: { append: (script: Script) => scripts.push(script) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function scriptComes(execute = vi.fn(async () => 'token')) {
  page.grecaptcha = { ready: (then: () => void) => then(), execute };
  scripts.at(-1)?.onload?.();
  return execute;
}

test('HLP-08 the script is fetched once, for this key, and called for a new token each time', async () => {
  const first = recaptchaToken('chiave&x=1', 'contatto');
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.google.com/recaptcha/api.js?render=chiave%26x%3D1',
  ]);
  const execute = scriptComes();
  expect(await first).toBe('token');
  expect(await recaptchaToken('chiave&x=1', 'chat')).toBe('token');
  expect(scripts).toHaveLength(1);
  expect(execute.mock.calls).toEqual([
    ['chiave&x=1', { action: 'contatto' }],
    ['chiave&x=1', { action: 'chat' }],
  ]);
});

test('HLP-08 a script that cannot be loaded, defines nothing or never answers is an error, and is fetched again', async () => {
  const cut = recaptchaToken('chiave', 'contatto');
  scripts.at(-1)?.onerror?.();
  await expect(cut).rejects.toThrow('cannot be loaded');
  const empty = recaptchaToken('chiave', 'contatto');
  scripts.at(-1)?.onload?.();
  await expect(empty).rejects.toThrow('did not define grecaptcha');
  const silent = expect(recaptchaToken('chiave', 'contatto')).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(15_000);
  await silent;
  const late = recaptchaToken('chiave', 'contatto');
  expect(scripts).toHaveLength(4);
  scriptComes();
  expect(await late).toBe('token');
});
