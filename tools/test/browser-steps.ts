// A reporter of Playwright's: what browser tests spent their time on, by kind of step.
import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';

/** Names the file that the seconds by kind are written to, as JSON. */
export const STEPS_FILE = 'EDICOLA_BROWSER_STEPS';

/** `Fixture "context"`, `Navigate`, `Expect`, `Click`: the first word of a step, and the name of a fixture. */
function kindOf({ category, title }: TestStep): string {
  if (category === 'fixture') return title;
  return /^\w+/.exec(title)?.[0] ?? category;
}

/** Steps that hold others stand for them: the time of a fixture is its own steps'. Hooks only hold fixtures. */
const told = (steps: readonly TestStep[]): TestStep[] =>
  steps.flatMap((step) =>
    step.category === 'hook' || step.category === 'test.step' ? told(step.steps) : [step],
  );

export default class BrowserSteps implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd(_test: TestCase, { steps, duration }: TestResult): void {
    let rest = duration;
    for (const step of told(steps)) {
      rest -= step.duration;
      this.#add(kindOf(step), step.duration);
    }
    this.#add('the tests’ own code', Math.max(0, rest));
  }

  onEnd(): void {
    const file = process.env[STEPS_FILE];
    if (file) writeFileSync(file, JSON.stringify(Object.fromEntries(this.#seconds)));
  }

  #add(kind: string, milliseconds: number): void {
    this.#seconds.set(kind, (this.#seconds.get(kind) ?? 0) + milliseconds / 1000);
  }
}
