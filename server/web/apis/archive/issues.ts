import type { CalendarDay, DayState } from '#domain/archive.ts';
import { dayAt } from '#domain/dates.ts';
import type { PublishingHoliday } from '#domain/publishing-calendar.ts';
import type { components, operations } from '#openapi/generated/archive.ts';
import { readCalendar, readDayIssues, readIssueDays } from '#server/newsroom/content/archive.ts';
import { mayHaveIssue } from '#server/newsroom/content/extents.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../refusals.ts';
import { ok } from '../replies.ts';
import { toNumero } from '../site/wire.ts';

type Giorno = components['schemas']['GiornoDiCalendario'];

const STATES: Record<DayState['state'], Giorno['stato']> = {
  out: 'uscito',
  awaited: 'atteso',
  future: 'futuro',
  before: 'prima',
  holiday: 'festivo',
  rest: 'riposo',
  missing: 'mancante',
};

const HOLIDAYS: Record<PublishingHoliday, NonNullable<Giorno['festa']>> = {
  'new-year': 'capodanno',
  'easter-monday': 'lunedi-dell-angelo',
  'labour-day': 'festa-del-lavoro',
  assumption: 'ferragosto',
  christmas: 'natale',
  'saint-stephen': 'santo-stefano',
};

const toGiorno = (day: CalendarDay): Giorno => ({
  data: day.day,
  stato: STATES[day.state],
  festa: day.state === 'holiday' ? HOLIDAYS[day.holiday] : null,
});

export const getCalendar: Handler<operations['getCalendar']> = async ({
  query,
  orm,
  brand,
  now,
  archiveDays,
}) => {
  const { month, today, first, latest, days } = await readCalendar(
    orm,
    brand,
    now,
    await archiveDays(),
    query.mese,
  );
  return ok({ mese: month, oggi: today, primo: first, ultimo: latest, giorni: days.map(toGiorno) });
};

export const listIssueDays: Handler<operations['listIssueDays']> = async ({
  query,
  orm,
  brand,
  now,
  archiveDays,
}) => {
  if (!mayHaveIssue(await archiveDays(), { from: query.da, to: query.a }, dayAt(now)))
    return ok({ numeri: [] });
  const days = await readIssueDays(orm, brand, query.edizione, now, { from: query.da, to: query.a });
  if (!days) return refuse('no-such-edition');
  return ok({ numeri: days.map(({ day, pages }) => ({ data: day, pagine: pages })) });
};

export const listIssuesOfDay: Handler<operations['listIssuesOfDay']> = async ({
  query,
  orm,
  brand,
  now,
  archiveDays,
}) => {
  const { day, issues } = await readDayIssues(orm, brand, now, await archiveDays(), query.data);
  return ok({ data: day, numeri: issues.map(toNumero) });
};
