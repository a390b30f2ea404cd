import argon2 from '@node-rs/argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { QueueFull } from '#domain/work-queue.ts';
import { CONCURRENCY, MAX_WAITING } from './password-queue.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

/** A client key of an unknown client in a network. */
const at = (host: number) => ({ key: `192.0.2.${host}`, known: false });
const HERE = at(1);

afterEach(() => void vi.restoreAllMocks());

describe('a password', () => {
  test('is stored as argon2id at the chosen cost, with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hashPassword('Ponte-2025!', HERE),
      hashPassword('Ponte-2025!', HERE),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPasswordOf({ passwordHash: one }, 'Ponte-2025!', HERE)).toBe(true);
    expect(await isPasswordOf({ passwordHash: one }, 'ponte-2025!', HERE)).toBe(false);
  });

  test('is the same in composed and decomposed Unicode', async () => {
    const composed = 'Perch\u00e9-2025';
    expect(composed.normalize('NFD')).not.toBe(composed);
    const passwordHash = await hashPassword(composed, HERE);
    expect(await isPasswordOf({ passwordHash }, composed.normalize('NFD'), HERE)).toBe(true);
  });

  test('is never right for a missing account, and is checked at the same cost', async () => {
    expect(await isPasswordOf(undefined, '', HERE)).toBe(false);
    const costOf = (hash: string) => argon2.parseOptions(hash).memoryCost;
    expect(costOf(await hashPassword('x', HERE))).toBe(19_456);
  });

  test('is refused immediately if the queue is full, while one core is left for pages', async () => {
    const { promise: hashed, resolve } = Promise.withResolvers<string>();
    const hash = vi.spyOn(argon2, 'hash').mockReturnValue(hashed);
    const all = Array.from({ length: 80 }, (_, host) => hashPassword('Ponte-2025!', at(host)));
    await expect(all.at(-1)).rejects.toThrow(QueueFull);
    expect(hash).toHaveBeenCalledTimes(CONCURRENCY);
    resolve('');
    const refused = (await Promise.allSettled(all)).filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(80 - MAX_WAITING - CONCURRENCY);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFull);
  });
});
