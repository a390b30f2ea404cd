import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerToPage } from '#device/worker-messages.ts';
import { listenForAlertTargets } from './alert-targets.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a page does and answers on a message from its worker. */
function tell(message: WorkerToPage) {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const [go, answer] = [vi.fn(), vi.fn()];
  listenForAlertTargets(go);
  serviceWorker.dispatchEvent(
    Object.assign(new Event('message'), { data: message, ports: [{ postMessage: answer }] }),
  );
  return { gone: go.mock.calls.flat(), answered: answer.mock.calls.flat() };
}

test('PSH-03 a page chosen by the worker confirms it, and goes where the alert leads', () => {
  expect(tell({ type: 'go-to', path: '/articolo/7?da=avviso' })).toEqual({
    gone: ['/articolo/7?da=avviso'],
    answered: [true],
  });
});

test('PSH-03 any other message of the worker leads nowhere', () => {
  expect(tell({ type: 'connection', state: 'good' })).toEqual({ gone: [], answered: [] });
});

test('BRW-04 a browser without workers shows no alerts', () => {
  vi.stubGlobal('navigator', {});
  expect(() => listenForAlertTargets(vi.fn())).not.toThrow();
});
