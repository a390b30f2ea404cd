import type { QuietHours } from '#domain/push/alert-rules.ts';

const DAY_MINUTES = 24 * 60;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const share = (minutes: number) => (minutes / DAY_MINUTES) * 100;

/** Position of quiet hours within a day, in per cent; hours past midnight make two spans. */
export function quietSpans({ from, to }: QuietHours): { start: number; length: number }[] {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  if (start < end) return [{ start: share(start), length: share(end - start) }];
  return [
    { start: 0, length: share(end) },
    { start: share(start), length: share(DAY_MINUTES - start) },
  ];
}
