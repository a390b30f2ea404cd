import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

const ENDING = /(?:\.test|\.e2e)?\.tsx?$/;
/** Maximum number of test names with a word; a word that more of them share does not identify any. */
const MAX_TESTS_OF_A_WORD = 6;

const wordsOf = (path: string): string[] => path.replace(ENDING, '').split(/[/\-.]/);

/** Whether a test imports the file. */
function imports(checkout: string, test: string, file: string): boolean {
  const text = readFileSync(join(checkout, test), 'utf8');
  return ts.preProcessFile(text).importedFiles.some(({ fileName }) => {
    if (fileName.startsWith('#')) return fileName.slice(1) === file;
    return fileName.startsWith('.') && join(dirname(test), fileName) === file;
  });
}

/** Tests whose names share a word with the file's path that few tests have. */
export function testsWithSharedWords(tests: readonly string[], file: string): string[] {
  const words = new Set(wordsOf(file));
  const shared = (test: string) => wordsOf(basename(test)).filter((word) => words.has(word));
  const all = tests.flatMap((test) => shared(test).map((word) => ({ word, test })));
  const count = (word: string) => all.filter((one) => one.word === word).length;
  const rare = all.filter(({ word }) => count(word) <= MAX_TESTS_OF_A_WORD);
  return [...new Set(rare.map(({ test }) => test))];
}

/** Tests that most likely cover a file: those beside it, those that import it, and those with a similar name. */
export function nearTests(checkout: string, tests: readonly string[], file: string): string[] {
  const isInSameFolder = (test: string) => dirname(test) === dirname(file);
  const near = tests.filter((test) => isInSameFolder(test) || imports(checkout, test, file));
  return [...new Set([...near, ...testsWithSharedWords(tests, file)])];
}
