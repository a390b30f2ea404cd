// The cases of a run, read from the JSON reports of vitest and Playwright.
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';

export type Case = {
  file: string;
  /** With the names of the groups that contain it. */
  title: string;
  seconds: number;
  status: 'passed' | 'failed' | 'skipped';
  /** For a failed case: the errors and output in its report. */
  why?: string;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    /** The reason why the file crashed before its first case. */
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
};

const VITEST_STATUS: Record<string, Case['status']> = { passed: 'passed', failed: 'failed' };

/** `why` of a failed case from the messages of its report; left out if it has none. */
const whyFrom = (messages: readonly (string | undefined)[]): Pick<Case, 'why'> => {
  const why = messages.filter(Boolean).join('\n').trim();
  return why ? { why } : {};
};

const pathOf = (file: string) => relative(process.cwd(), file);

/** Cases of a vitest report. A file that crashed before its first case counts as one failed case. */
export function vitestCases({ testResults }: VitestReport): Case[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Case[] => {
    const file = pathOf(name);
    const cases = assertionResults.map(
      ({ fullName, status, duration, failureMessages }): Case => ({
        file,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
        status: VITEST_STATUS[status] ?? 'skipped',
        ...whyFrom(failureMessages ?? []),
      }),
    );
    const hasFailedCase = cases.some((one) => one.status === 'failed');
    return status === 'failed' && !hasFailedCase
      ? [...cases, { file, title: 'the file itself', seconds: 0, status: 'failed', ...whyFrom([message]) }]
      : cases;
  });
}

type PlaywrightResult = {
  duration: number;
  errors?: { message?: string }[];
  stdout?: { text?: string }[];
};
type PlaywrightSpec = {
  title: string;
  file: string;
  tests: { status: string; results: PlaywrightResult[] }[];
};
type PlaywrightSuite = { title: string; specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = { suites: PlaywrightSuite[]; config: { rootDir: string } };

const PLAYWRIGHT_STATUS: Record<string, Case['status']> = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
};

const whyFailed = (results: readonly PlaywrightResult[]): Pick<Case, 'why'> =>
  whyFrom(
    results.flatMap(({ errors = [], stdout = [] }) => [
      ...errors.map(({ message }) => message),
      ...stdout.map(({ text }) => text),
    ]),
  );

/** Cases of a Playwright report. One that passed only on a retry counts as failed. */
export function playwrightCases({ suites, config }: PlaywrightReport): Case[] {
  const walk = ({ specs, suites = [] }: PlaywrightSuite, groups: readonly string[]): Case[] => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(
        ({ status, results }): Case => ({
          file: pathOf(`${config.rootDir}/${file}`),
          title: [...groups, title].join(' '),
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          status: PLAYWRIGHT_STATUS[status] ?? 'skipped',
          ...(PLAYWRIGHT_STATUS[status] === 'failed' && whyFailed(results)),
        }),
      ),
    ),
    ...suites.flatMap((suite) => walk(suite, [...groups, suite.title])),
  ];
  return suites.flatMap((file) => walk(file, []));
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

export const readVitestCases = async (file: string): Promise<Case[]> =>
  vitestCases((await readJson(file)) as VitestReport);

export const readPlaywrightCases = async (file: string): Promise<Case[]> =>
  playwrightCases((await readJson(file)) as PlaywrightReport);

/** Requirement IDs in a title; ranges such as `NAV-01…08` are expanded. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([A-Z]{3})-(\d\d)(?:…(\d\d))?\b/g)].flatMap(([, area, from, to = from]) => {
    const [first, last] = [Number(from), Number(to)];
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `${area}-${String(first + index).padStart(2, '0')}`,
    );
  });
}
