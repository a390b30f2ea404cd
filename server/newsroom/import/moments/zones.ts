/**
 * Offsets in minutes east of Greenwich for zone names in mail and feeds. Names shared by several zones of the world
 * (`IST`) are left out; those that RFC 822 defines are included.
 */
const HOURS: Record<string, number> = {
  ...{ Z: 0, UT: 0, UTC: 0, GMT: 0, WET: 0, WEST: 1, BST: 1 },
  ...{ CET: 1, MET: 1, MEZ: 1, CEST: 2, MEST: 2, MESZ: 2, EET: 2, EEST: 3, MSK: 3 },
  ...{ EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7, AKST: -9, AKDT: -8, HST: -10 },
  ...{ AT: -4, JST: 9, KST: 9, AEST: 10, AEDT: 11, NZST: 12, NZDT: 13 },
};

/** Names without a fixed offset: the date decides whether it is summer time. */
const BY_DAY: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
};

const OFFSET = /^(?:GMT|UTC)?\s?([+-])(\d{1,2})(?::?(\d{2}))?(?::00)?$/i;
const PLACE = /^[a-z]+(?:\/[a-z_+-]+){1,2}$/i;

function isPlace(zone: string): boolean {
  try {
    return PLACE.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Minutes east of Greenwich, or the place whose clock applies; null for an unknown zone. */
export function zoneOf(written: string): { minutes: number } | { place: string } | null {
  const digits = OFFSET.exec(written);
  if (digits) {
    const [, sign, hours, minutes = '0'] = digits;
    const total = Number(hours) * 60 + Number(minutes);
    if (Number(hours) > 23 || Number(minutes) > 59) return null;
    return { minutes: sign === '-' ? -total : total };
  }
  const name = written.toUpperCase();
  const hours = Object.hasOwn(HOURS, name) ? HOURS[name] : undefined;
  if (hours !== undefined) return { minutes: hours * 60 };
  const place = Object.hasOwn(BY_DAY, name) ? BY_DAY[name] : written;
  return place !== undefined && isPlace(place) ? { place } : null;
}
