/**
 * Offsets in hours east of Greenwich by zone name, as in mail and feeds. Names of several zones in the world
 * (`IST`) are left out, except those that RFC 822 defines, and `BST`, which is British here.
 */
const OFFSET_HOURS: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MET: 1,
  MEZ: 1,
  CEST: 2,
  MEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  AST: -4,
  ADT: -3,
  JST: 9,
  KST: 9,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
};

/** Names without a fixed offset: the date decides whether it is summer time. */
const ZONES_WITH_SUMMER_TIME: Record<string, string> = {
  AT: 'America/Halifax',
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

const OFFSET = /^(?:GMT|UTC)?\s?([+-])(\d{1,2})(?::?(\d{2}))?(?::00)?$/i;
const IANA_ZONE = /^[a-z]+(?:\/[a-z_+-]+){1,2}$/i;

function isIanaZone(zone: string): boolean {
  try {
    return IANA_ZONE.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** The offset in minutes east of Greenwich, or the IANA time zone that has it; null for an unknown zone. */
export function zoneOf(written: string): { minutes: number } | { place: string } | null {
  const digits = OFFSET.exec(written);
  if (digits) {
    const [, sign, hours, minutes = '0'] = digits;
    const total = Number(hours) * 60 + Number(minutes);
    if (Number(hours) > 23 || Number(minutes) > 59) return null;
    return { minutes: sign === '-' ? -total : total };
  }
  const name = written.toUpperCase();
  const hours = Object.hasOwn(OFFSET_HOURS, name) ? OFFSET_HOURS[name] : undefined;
  if (hours !== undefined) return { minutes: hours * 60 };
  const place = Object.hasOwn(ZONES_WITH_SUMMER_TIME, name) ? ZONES_WITH_SUMMER_TIME[name] : written;
  return place !== undefined && isIanaZone(place) ? { place } : null;
}
