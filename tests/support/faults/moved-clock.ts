// Preloaded into a server: at each SIGUSR2 its clock is moved by the next number of hours in CLOCK_STEPS, which
// CLOCK_FILE then confirms.
import { writeFileSync } from 'node:fs';

const HOUR_MS = 3_600_000;
const { CLOCK_STEPS = '', CLOCK_FILE = '' } = process.env;
const steps = CLOCK_STEPS.split(',').map(Number);
const Real = Date;
let offset = 0;

globalThis.Date = class extends Real {
  constructor(...given: [] | ConstructorParameters<typeof Real>) {
    if (given.length === 0) super(Real.now() + offset);
    else super(...given);
  }

  static override now(): number {
    return Real.now() + offset;
  }
} as DateConstructor;

process.on('SIGUSR2', () => {
  const hours = steps.shift() ?? 0;
  offset = hours * HOUR_MS;
  writeFileSync(CLOCK_FILE, String(hours));
});
