import argon2 from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { QueueFull } from '#domain/bounded-queue.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';

describe('a password', () => {
  test('is kept as argon2id at the cost that was chosen, with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Ponte-2025!'), hashPassword('Ponte-2025!')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPasswordOf({ passwordHash: one }, 'Ponte-2025!')).toBe(true);
    expect(await isPasswordOf({ passwordHash: one }, 'ponte-2025!')).toBe(false);
  });

  test('is the same in whichever way its letters were typed', async () => {
    const composed = 'Perch\u00e9-2025';
    expect(composed.normalize('NFD')).not.toBe(composed);
    const passwordHash = await hashPassword(composed);
    expect(await isPasswordOf({ passwordHash }, composed.normalize('NFD'))).toBe(true);
  });

  test('of nobody is checked at the same cost, and never right', async () => {
    expect(await isPasswordOf(undefined, '')).toBe(false);
    const costOf = (hash: string) => argon2.parseOptions(hash).memoryCost;
    expect(costOf(await hashPassword('x'))).toBe(19_456);
  });

  test('that is one too many to be hashed is refused at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('Ponte-2025!')));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(QueueFull);
  });
});
