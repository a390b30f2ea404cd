import type { Calendar, CalendarDay, DayIssues, DayState, Month } from '#domain/archive.ts';
import type { Day } from '#domain/newsstand.ts';
import type { PublishingHoliday } from '#domain/publishing-calendar.ts';
import type { components } from '#openapi/generated/archive.ts';
import type { Api } from '../clients.ts';
import { toIssue } from '../site/wire.ts';
import { unwrap } from '../unwrap.ts';

type DayWire = components['schemas']['GiornoDiCalendario'];

const STATES: Record<DayWire['stato'], DayState['state']> = {
  uscito: 'out',
  atteso: 'awaited',
  futuro: 'future',
  prima: 'before',
  festivo: 'holiday',
  riposo: 'rest',
  mancante: 'missing',
};

const HOLIDAYS: Record<NonNullable<DayWire['festa']>, PublishingHoliday> = {
  capodanno: 'new-year',
  'lunedi-dell-angelo': 'easter-monday',
  'festa-del-lavoro': 'labour-day',
  ferragosto: 'assumption',
  natale: 'christmas',
  'santo-stefano': 'saint-stephen',
};

function toDay({ data, stato, festa }: DayWire): CalendarDay {
  const state = STATES[stato];
  if (state !== 'holiday') return { day: data, state };
  return festa ? { day: data, state, holiday: HOLIDAYS[festa] } : { day: data, state: 'missing' };
}

/** A month of the archive; the current month if none is given. @throws ApiError. NWS-08 */
export async function getCalendar({ archive }: Api, month?: Month): Promise<Calendar> {
  const query = month ? { mese: month } : {};
  const { data } = await unwrap('getCalendar', archive.GET('/v1/calendario', { params: { query } }));
  return {
    month: data.mese,
    today: data.oggi,
    first: data.primo,
    latest: data.ultimo,
    days: data.giorni.map(toDay),
  };
}

/** The editions of a day; of the latest day if none is given. @throws ApiError. NWS-08 */
export async function listIssuesOfDay({ archive }: Api, day?: Day): Promise<DayIssues> {
  const query = day ? { data: day } : {};
  const { data } = await unwrap('listIssuesOfDay', archive.GET('/v1/giorno', { params: { query } }));
  return { day: data.data, issues: data.numeri.map(toIssue) };
}
