import type { Day } from '#domain/newsstand.ts';

type Calendar = InstanceType<typeof import('date-holidays')['default']>;

/** It knows the whole world's holidays, and takes its time to load: when it is first asked. */
let calendar: Promise<Calendar> | undefined;
const known = new Map<number, ReadonlySet<Day>>();

async function italian(): Promise<Calendar> {
  const { default: Holidays } = await import('date-holidays');
  return new Holidays('IT');
}

/** Italy's public holidays of a year. HLP-03 */
export async function italianHolidays(year: number): Promise<ReadonlySet<Day>> {
  const before = known.get(year);
  if (before) return before;
  calendar ??= italian();
  const all = (await calendar).getHolidays(year);
  const days = new Set(all.flatMap(({ type, date }) => (type === 'public' ? [date.slice(0, 10)] : [])));
  known.set(year, days);
  return days;
}
