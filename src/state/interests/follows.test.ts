import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { follow } from './follows.ts';

const { setTopic, setTopicAlerts, shown } = vi.hoisted(() => ({
  setTopic: vi.fn(),
  setTopicAlerts: vi.fn(),
  shown: { follows: new Map<string, string>() },
}));
vi.mock('#api/account/interests.ts', () => ({ setTopic, listTopics: vi.fn() }));
vi.mock('#api/account/set-topic-alerts.ts', () => ({ setTopicAlerts }));
vi.mock('../session/reader-atom.ts', () => ({
  readerAtom: () => ({
    change: (next: (current: typeof shown.follows) => typeof shown.follows) => {
      shown.follows = next(shown.follows);
    },
  }),
}));

const api = async () => ({}) as Api;
const lost = () => Promise.reject(new TypeError('offline'));
const modeOf = (slug: string) => shown.follows.get(slug) ?? null;

beforeEach(() => {
  shown.follows = new Map();
  for (const call of [setTopic, setTopicAlerts]) call.mockReset().mockResolvedValue(undefined);
});

test('PSH-01 a change is shown at once, and what the account has is shown again if it cannot be sent', async () => {
  setTopic.mockImplementationOnce(lost);
  const sent = follow(api, 'acqua', 'now', null);
  expect(modeOf('acqua')).toBe('now');
  await expect(sent).rejects.toThrow('offline');
  expect(modeOf('acqua')).toBeNull();
});

test('PSH-01 what is followed stays shown as followed when only its alerts could not be set', async () => {
  setTopicAlerts.mockImplementationOnce(lost);
  await expect(follow(api, 'acqua', 'now', null)).rejects.toThrow('offline');
  expect(modeOf('acqua')).toBe('off');
  setTopicAlerts.mockImplementationOnce(lost);
  shown.follows.set('ponte', 'now');
  await expect(follow(api, 'ponte', 'digest', 'now')).rejects.toThrow('offline');
  expect(modeOf('ponte')).toBe('now');
});

test('PSH-01 a change that fails does not undo a later one, which is shown as the account has it', async () => {
  setTopic.mockImplementationOnce(lost);
  const sent = [follow(api, 'acqua', 'now', null), follow(api, 'acqua', 'off', 'now')];
  await Promise.allSettled(sent);
  expect(modeOf('acqua')).toBe('off');
  setTopic.mockImplementation(lost);
  const lostOnes = [follow(api, 'acqua', null, 'off'), follow(api, 'acqua', 'now', null)];
  await Promise.allSettled(lostOnes);
  expect(modeOf('acqua')).toBe('off');
});
