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

/** The first test that failed, and the files all of whose tests passed. */
export function readVitestReport(
  report: VitestReport,
  root: string,
): { by: string | null; passed: string[] } {
  const files = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }));
  const passed = files.filter(({ status }) => status === 'passed').map(({ name }) => name);
  for (const file of files) {
    const failed = file.assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { by: `${file.name} › ${failed.fullName}`, passed };
  }
  const broken = files.find(({ status }) => status === 'failed');
  return { by: broken ? `${broken.name}: ${firstLine(broken.message)}` : null, passed };
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** The first browser test that failed, or what kept all of them from running. */
export function readPlaywrightReport(report: PlaywrightReport): string | null {
  const failed = report.suites
    .flatMap(specsOf)
    .find(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  if (failed) return `${failed.file} › ${failed.title}`;
  const [error] = report.errors ?? [];
  return error ? firstLine(error.message) : null;
}
