// A Playwright reporter: the time that browser tests spend, by kind of step.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';

/** Environment variable that names the JSON file for the seconds by kind. */
export const STEPS_FILE = 'EDICOLA_BROWSER_STEPS';

/**
 * Kind of a step, such as `Fixture "context"`, `Navigate`, `Expect` or `Click`: its first word, or the title of a
 * fixture.
 */
function kindOf({ category, title }: TestStep): string {
  if (category === 'fixture') return title;
  return /^\w+/.exec(title)?.[0] ?? category;
}

/**
 * Steps to count. Hooks and test steps are replaced by the steps within them; any other step counts with those within
 * it.
 */
const countedSteps = (steps: readonly TestStep[]): TestStep[] =>
  steps.flatMap((step) =>
    step.category === 'hook' || step.category === 'test.step' ? countedSteps(step.steps) : [step],
  );

export default class BrowserSteps implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd(_test: TestCase, { steps, duration }: TestResult): void {
    let ownTime = duration;
    for (const step of countedSteps(steps)) {
      ownTime -= step.duration;
      this.#add(kindOf(step), step.duration);
    }
    this.#add('the tests’ own code', Math.max(0, ownTime));
  }

  onEnd(): void {
    const file = process.env[STEPS_FILE];
    if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(this.#seconds)));
  }

  #add(kind: string, milliseconds: number): void {
    this.#seconds.set(kind, (this.#seconds.get(kind) ?? 0) + milliseconds / 1000);
  }
}
