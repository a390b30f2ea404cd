import { expect, test } from 'vitest';
import { makeInviteCode } from './invite-code.ts';

const codes = Array.from({ length: 2000 }, makeInviteCode);

test('ACC-04 an invite code has eight characters that cannot be mistaken for each other, and is never read as a number', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJ-NP-Z][2-9A-HJ-NP-Z]{7}$/);
    expect(() => JSON.parse(code), code).toThrow();
  }
});

test('2000 invite codes are all different, and use every character', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(32);
});
