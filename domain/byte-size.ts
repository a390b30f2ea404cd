const UNIT_STEP = 1000;
const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** A non-breaking space, so that no line ends before the unit. */
const SPACE = '\u00a0';

/** A number with one decimal if it is below a hundred; without one in KB, or where it would be zero. */
function formatNumber(value: number, unit: string): string {
  if (unit === 'KB' || value >= 100) return String(Math.round(value));
  return value.toFixed(1).replace('.', ',').replace(/,0$/, '');
}

function inUnit(bytes: number): { value: number; unit: string } {
  let value = bytes / UNIT_STEP;
  let unitIndex = 0;
  while (value >= UNIT_STEP - 0.5 && unitIndex < UNITS.length - 1) {
    value /= UNIT_STEP;
    unitIndex += 1;
  }
  return { value, unit: UNITS[unitIndex] ?? '' };
}

/** `186 KB`, `1,6 MB`, `182 MB`, `1,2 GB`. Anything above zero is at least one kilobyte. */
export function byteSize(bytes: number): string {
  const { value, unit } = inUnit(bytes > 0 ? Math.max(bytes, UNIT_STEP) : 0);
  return `${formatNumber(value, unit)}${SPACE}${unit}`;
}

/** `19,5 di 31,4 MB`: both numbers in the unit of the total. */
export function byteProgress(done: number, total: number): string {
  const { unit } = inUnit(total);
  const factor = UNIT_STEP ** (UNITS.indexOf(unit) + 1);
  return `${formatNumber(done / factor, unit)} di ${byteSize(total)}`;
}
