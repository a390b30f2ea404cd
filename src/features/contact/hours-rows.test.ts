import { expect, test } from 'vitest';
import { hoursByDays } from '#domain/support/opening-hours-text.ts';
import { SERVICE_WEEK } from '#domain/support/service-hours.ts';
import { hoursRows } from './hours-rows.ts';

const contacts = { week: hoursByDays(SERVICE_WEEK), phoneClosures: ['2025-04-21'] };
const todays = (today: string | null) =>
  hoursRows(contacts, today)
    .filter(({ isToday }) => isToday)
    .map(({ days }) => days);

test('HLP-03 the opening hours of the week fit in three lines', () => {
  expect(hoursRows(contacts, null).map(({ days, hours }) => [days, hours])).toEqual([
    ['lun–ven', '9–21'],
    ['sabato', '9–13'],
    ['domenica e festivi', 'chiuso'],
  ]);
});

test.each([
  [null, []],
  ['2025-04-18', ['lun–ven']],
  ['2025-04-19', ['sabato']],
  ['2025-04-20', ['domenica e festivi']],
  ['2025-04-21', ['domenica e festivi']],
  ['2025-04-22', ['lun–ven']],
] as const)('HLP-03 on %s the row of today is %j', (today, days) => {
  expect(todays(today)).toEqual(days);
});

test('HLP-03 holidays have a line of their own where no day of the week is closed', () => {
  const open = { from: '09:30', to: '18:00' };
  const rows = hoursRows(
    { week: [{ first: 1, last: 0, hours: open }], phoneClosures: ['2025-04-21'] },
    '2025-04-21',
  );
  expect(rows).toEqual([
    { days: 'lun–dom', hours: '9.30–18', isToday: false },
    { days: 'festivi', hours: 'chiuso', isToday: true },
  ]);
});
