import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Giulia Ferri', 'GF'],
  ['  Anna  Maria de Santis ', 'AS'],
  ['òscar', 'Ò'],
  ['', ''],
])('SHL-03 the avatar of %j says %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
