import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#api/clients.ts';
import { ApiError } from '#domain/api-error.ts';
import { deliverTrialAlert, subscribeToAlerts, syncAlerts, unsubscribeFromAlerts } from './device-alerts.ts';

const mocked = vi.hoisted(() => ({
  getPush: vi.fn(),
  savePushSubscription: vi.fn(),
  removePushSubscription: vi.fn(),
  sendTrialAlert: vi.fn(),
  readBrowserSubscription: vi.fn(),
  makeBrowserSubscription: vi.fn(),
  removeBrowserSubscription: vi.fn(),
  readAlertsPreference: vi.fn(),
  saveAlertsPreference: vi.fn(),
  logError: vi.fn(),
}));
vi.mock('#api/account/push.ts', () => mocked);
vi.mock('#api/account/save-push-subscription.ts', () => mocked);
vi.mock('./browser-push.ts', () => ({ ...mocked, endpointHash: async (endpoint: string) => `#${endpoint}` }));
vi.mock('./alerts-preference.ts', () => mocked);
vi.mock('../log.ts', () => mocked);

const api = {} as Api;
const OURS = { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', serverKey: 'key' };
const SINCE = '2025-04-03T08:00:00Z';
const KNOWN = { key: 'key', stored: { endpointHash: `#${OURS.endpoint}`, since: SINCE, lastAlert: null } };
const UNKNOWN = { key: 'key', stored: null };
const ON = { state: 'on', since: SINCE, lastAlert: null };

const failure = (kind: ConstructorParameters<typeof ApiError>[0]) =>
  new ApiError(kind, { operation: 'push' });

beforeEach(() => {
  for (const mock of Object.values(mocked)) mock.mockReset();
  vi.stubGlobal('Notification', { permission: 'granted' });
  mocked.getPush.mockResolvedValue(UNKNOWN);
  mocked.makeBrowserSubscription.mockResolvedValue(OURS);
  mocked.savePushSubscription.mockResolvedValue(KNOWN);
  mocked.readBrowserSubscription.mockResolvedValue(OURS);
  mocked.removeBrowserSubscription.mockResolvedValue(undefined);
  mocked.readAlertsPreference.mockResolvedValue(true);
});

test('PSH-01 alerts start once browser and server know the subscription, and the preference is saved only then', async () => {
  expect(await subscribeToAlerts(api)).toEqual(ON);
  expect(mocked.makeBrowserSubscription).toHaveBeenCalledExactlyOnceWith('key');
  expect(mocked.saveAlertsPreference).toHaveBeenCalledExactlyOnceWith(true);
  mocked.saveAlertsPreference.mockClear();
  mocked.savePushSubscription.mockRejectedValue(failure('offline'));
  await expect(subscribeToAlerts(api)).rejects.toMatchObject({ kind: 'offline' });
  expect(mocked.saveAlertsPreference).not.toHaveBeenCalled();
});

test('PSH-01 alerts end with the preference, even if the browser keeps its subscription', async () => {
  mocked.removeBrowserSubscription.mockRejectedValue(new Error('stuck'));
  await unsubscribeFromAlerts(api);
  expect(mocked.saveAlertsPreference).toHaveBeenCalledExactlyOnceWith(false);
  expect(mocked.removePushSubscription).toHaveBeenCalledOnce();
  mocked.removePushSubscription.mockRejectedValue(failure('offline'));
  await expect(unsubscribeFromAlerts(api)).rejects.toMatchObject({ kind: 'offline' });
});

test('PSH-02 a check repairs a subscription that browser and server do not both know', async () => {
  expect(await syncAlerts(api)).toEqual(ON);
  expect(mocked.makeBrowserSubscription).toHaveBeenCalledOnce();
  mocked.makeBrowserSubscription.mockClear();
  mocked.getPush.mockResolvedValue({ ...KNOWN, stored: { ...KNOWN.stored, endpointHash: '#another' } });
  expect(await syncAlerts(api)).toEqual(ON);
  expect(mocked.savePushSubscription).toHaveBeenLastCalledWith(api, {
    endpoint: OURS.endpoint,
    p256dh: 'p',
    auth: 'a',
  });
  expect(mocked.makeBrowserSubscription).not.toHaveBeenCalled();
  mocked.readAlertsPreference.mockResolvedValue(false);
  expect(await syncAlerts(api)).toEqual({ state: 'off' });
  expect(mocked.removePushSubscription).toHaveBeenCalledOnce();
  vi.stubGlobal('Notification', { permission: 'denied' });
  expect(await syncAlerts(api)).toEqual({ state: 'blocked' });
});

test('PSH-02 a test alert to a lost subscription makes a new one and is sent once more; its failure is reported', async () => {
  mocked.sendTrialAlert.mockRejectedValueOnce(failure('device-not-reached'));
  await deliverTrialAlert(api);
  expect(mocked.makeBrowserSubscription).toHaveBeenCalledOnce();
  expect(mocked.sendTrialAlert).toHaveBeenCalledTimes(2);
  mocked.sendTrialAlert.mockRejectedValue(failure('device-not-reached'));
  await expect(deliverTrialAlert(api)).rejects.toMatchObject({ kind: 'device-not-reached' });
  mocked.makeBrowserSubscription.mockClear();
  mocked.sendTrialAlert.mockRejectedValue(failure('offline'));
  await expect(deliverTrialAlert(api)).rejects.toMatchObject({ kind: 'offline' });
  expect(mocked.makeBrowserSubscription).not.toHaveBeenCalled();
});
