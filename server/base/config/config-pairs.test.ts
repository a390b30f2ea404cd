import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { newVapidKeys } from './vapid-keys.ts';

test('Google Play needs an account and a key; only one of them is refused', () => {
  const key = '-----BEGIN PRIVATE KEY-----\\nabc\\n-----END PRIVATE KEY-----';
  const account = 'edicola@service.example';
  expect(readConfig({ GOOGLE_PLAY_ACCOUNT: account, GOOGLE_PLAY_KEY: key }).googlePlay).toEqual({
    account,
    key: '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----',
  });
  expect(readConfig({}).googlePlay).toBeNull();
  expect(() => readConfig({ GOOGLE_PLAY_ACCOUNT: account })).toThrow('set both or neither');
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'site' })).toThrow('set both or neither');
  expect(() => readConfig({ ASSISTANT_MODEL: 'small' })).toThrow('set both or neither');
  expect(() => readConfig({ EMBEDDINGS_URL: 'https://model.example' })).toThrow('set both or neither');
});

test('PSH-02 the server does not start unless the push keys are a pair', () => {
  const [one, other] = [newVapidKeys(), newVapidKeys()];
  const read = (VAPID_PUBLIC_KEY: string, VAPID_PRIVATE_KEY: string) =>
    readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).vapidKeys;
  expect(read(one.publicKey, one.privateKey)).toEqual(one);
  expect(() => read(one.publicKey, other.privateKey)).toThrow('must be a pair');
  expect(() => read('chiave', 'chiave')).toThrow('must be a pair');
  expect(() => read('', one.privateKey)).toThrow('set both or neither');
});
