import { expect, test } from 'vitest';
import { makeInviteCode } from './invite-code.ts';

const codes = Array.from({ length: 2000 }, makeInviteCode);

test('ACC-04 a code has eight signs, none of which looks like another, and is no number', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[A-HJ-NP-Z][2-9A-HJ-NP-Z]{7}$/);
    expect(() => JSON.parse(code), code).toThrow();
  }
});

test('no code comes twice, and every sign is used', () => {
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(32);
});
