import { expect, test, vi } from 'vitest';
import { startPasswordJudge } from './password-judge.ts';

const { thread } = vi.hoisted(() => ({
  thread: { postMessage: vi.fn(), terminate: vi.fn(), onmessage: (_event: { data: boolean }) => {} },
}));
vi.mock('./web-workers.ts', () => ({ startWebWorker: () => thread }));

test('VAL-01 of the passwords typed while the worker is busy only the last is judged, and only its result reported', () => {
  const told: boolean[] = [];
  const { judge, stop } = startPasswordJudge((easy) => told.push(easy));
  for (const password of ['P', 'Pa', 'Pas']) judge(password, ['Giulia']);
  expect(thread.postMessage.mock.calls).toEqual([[{ password: 'P', personalData: ['Giulia'] }]]);
  thread.onmessage({ data: true });
  expect(thread.postMessage).toHaveBeenLastCalledWith({ password: 'Pas', personalData: ['Giulia'] });
  expect(told).toEqual([]);
  thread.onmessage({ data: false });
  expect(told).toEqual([false]);
  expect(thread.postMessage).toHaveBeenCalledTimes(2);
  stop();
  expect(thread.terminate).toHaveBeenCalledOnce();
});
