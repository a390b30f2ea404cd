import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

const ENDING = /(?:\.test|\.e2e)?\.tsx?$/;
/** A word that many tests share says nothing of one of them. */
const MOST_FILES_OF_A_WORD = 6;

const wordsOf = (path: string): string[] => path.replace(ENDING, '').split(/[/\-.]/);

/** True for a test that imports the file. */
function imports(checkout: string, test: string, file: string): boolean {
  const text = readFileSync(join(checkout, test), 'utf8');
  return ts.preProcessFile(text).importedFiles.some(({ fileName }) => {
    if (fileName.startsWith('#')) return fileName.slice(1) === file;
    return fileName.startsWith('.') && join(dirname(test), fileName) === file;
  });
}

/** Tests whose names share a word with the file's address that few tests share. */
export function testsOfItsWords(tests: readonly string[], file: string): string[] {
  const words = new Set(wordsOf(file));
  const shared = (test: string) => wordsOf(basename(test)).filter((word) => words.has(word));
  const all = tests.flatMap((test) => shared(test).map((word) => ({ word, test })));
  const count = (word: string) => all.filter((one) => one.word === word).length;
  const rare = all.filter(({ word }) => count(word) <= MOST_FILES_OF_A_WORD);
  return [...new Set(rare.map(({ test }) => test))];
}

/** Tests that most likely know a file: beside it, importing it, or named like it. */
export function nearTests(checkout: string, tests: readonly string[], file: string): string[] {
  const beside = (test: string) => dirname(test) === dirname(file);
  const near = tests.filter((test) => beside(test) || imports(checkout, test, file));
  return [...new Set([...near, ...testsOfItsWords(tests, file)])];
}
