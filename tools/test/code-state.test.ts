import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeState } from './code-state.ts';

const NOBODY = ['-c', 'user.name=Prova', '-c', 'user.email=prova@posta.example'];

function newCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'edicola-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  const write = (file: string, words: string) => writeFileSync(join(folder, file), words);
  git('init', '--quiet');
  write('code.ts', 'one');
  write('.gitignore', 'kept');
  git('add', '.');
  git(...NOBODY, 'commit', '--quiet', '--message=One');
  return { folder, write };
}

test('the state of the code changes with its files, and is the same again when they are restored', () => {
  const { folder, write } = newCheckout();
  const committed = codeState(folder);
  write('code.ts', 'two');
  const changed = codeState(folder);
  write('new.ts', 'one');
  const added = codeState(folder);
  write('new.ts', 'two');
  const states = [committed, changed, added, codeState(folder)];
  expect(new Set(states).size).toBe(states.length);
  rmSync(join(folder, 'new.ts'));
  expect(codeState(folder)).toBe(changed);
  write('code.ts', 'one');
  expect(codeState(folder)).toBe(committed);
});

test('ignored files of the checkout do not change the state of the code', () => {
  const { folder, write } = newCheckout();
  const before = codeState(folder);
  write('kept', 'one');
  expect(codeState(folder)).toBe(before);
});
