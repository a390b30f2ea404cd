const STEP = 1000;
const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** A non-breaking space, so that no line ends before the unit. */
const SPACE = '\u00a0';

/** One decimal for values below a hundred, except in KB and where it would be zero. */
function digits(value: number, unit: string): string {
  if (unit === 'KB' || value >= 100) return String(Math.round(value));
  return value.toFixed(1).replace('.', ',').replace(/,0$/, '');
}

function inUnit(bytes: number): { value: number; unit: string } {
  let value = bytes / STEP;
  let at = 0;
  while (value >= STEP - 0.5 && at < UNITS.length - 1) {
    value /= STEP;
    at += 1;
  }
  return { value, unit: UNITS[at] ?? '' };
}

/** `186 KB`, `1,6 MB`, `182 MB`, `1,2 GB`. Anything above zero is at least one kilobyte. */
export function byteSize(bytes: number): string {
  const { value, unit } = inUnit(bytes > 0 ? Math.max(bytes, STEP) : 0);
  return `${digits(value, unit)}${SPACE}${unit}`;
}

/** `19,5 di 31,4 MB`: both numbers in the unit of the total. */
export function byteProgress(done: number, total: number): string {
  const { unit } = inUnit(total);
  const factor = STEP ** (UNITS.indexOf(unit) + 1);
  return `${digits(done / factor, unit)} di ${byteSize(total)}`;
}
