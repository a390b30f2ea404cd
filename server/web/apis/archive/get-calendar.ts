import type { CalendarDay, DayState } from '#domain/archive.ts';
import type { PublishingHoliday } from '#domain/publishing-calendar.ts';
import type { components, operations } from '#openapi/generated/archive.ts';
import { readCalendar } from '#server/newsroom/content/archive.ts';
import type { Handler } from '../../http/handler.ts';
import { ok } from '../replies.ts';

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

export const getCalendar: Handler<operations['getCalendar']> = async ({ query, orm, brand, now, extent }) => {
  const { month, today, first, latest, days } = await readCalendar(
    orm,
    brand,
    now,
    await extent(),
    query.mese,
  );
  return ok({ mese: month, oggi: today, primo: first, ultimo: latest, giorni: days.map(toGiorno) });
};
