import { relative } from 'node:path';

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type Suite = {
  specs?: { title: string; ok: boolean; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
};
type PlaywrightReport = { suites: Suite[]; errors?: { message?: string }[] };

const firstLine = (text = '') => text.trim().split('\n', 1)[0] ?? '';

type Failed = { file: string; description: string };

type FileReport = VitestReport['testResults'][number];

function failedTestIn({ name, assertionResults }: FileReport): Failed[] {
  const failed = assertionResults.find((test) => test.status === 'failed');
  return failed ? [{ file: name, description: `${name} › ${failed.fullName}` }] : [];
}

/**
 * A file that failed as a whole; files that were running when another failure ended the run are marked the same way.
 */
const failedFileIn = ({ name, status, message }: FileReport): Failed[] =>
  status === 'failed' ? [{ file: name, description: `${name}: ${firstLine(message)}` }] : [];

/** The first failed test, and the files all of whose tests passed. */
export function readVitestReport(
  report: VitestReport,
  root: string,
): { failed: Failed | null; passed: string[] } {
  const files = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }));
  const [failed = null] = [...files.flatMap(failedTestIn), ...files.flatMap(failedFileIn)];
  return { failed, passed: files.filter(({ status }) => status === 'passed').map(({ name }) => name) };
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The first failed browser test, or the error that kept all of them from running. */
export function readPlaywrightReport(report: PlaywrightReport): string | null {
  const failed = report.suites
    .flatMap(specsOf)
    .find(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  if (failed) return `${failed.file} › ${failed.title}`;
  const [error] = report.errors ?? [];
  return error ? firstLine(error.message) : null;
}
