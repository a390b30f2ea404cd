import { COUNTED, eraForm, isCounted, plain, type TimeForm, wholeYears } from './time-form.ts';

const DECADES = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const CENTURIES = 'ottocento novecento duemila'.split(' ');
const CENTURY = CENTURIES.join('|');
const DECADE_YEARS = 10;
const CENTURY_YEARS = 100;

const decadeFrom = (year: number) => wholeYears(year, year + DECADE_YEARS - 1);

/** Forms of decades and centuries. */
export const ERA_FORMS: readonly TimeForm[] = [
  eraForm(String.raw`anni\s+['’]?(?<year>\d0)`, ({ year }) => decadeFrom(1900 + Number(year))),
  eraForm(String.raw`anni\s+(?<decade>${DECADES.join('|')})`, ({ decade }) =>
    decadeFrom(1920 + DECADE_YEARS * DECADES.indexOf(plain(decade))),
  ),
  // Without an article the word may be a number: `duemila euro`, `ottocento posti`.
  eraForm(
    String.raw`(?<=(?:il|del|nel|dal|al|sul)\s+|['’]\s*)(?<named>${CENTURY})|(?<century>${CENTURY})${COUNTED}`,
    ({ named, century, counted }) => {
      const from = 1801 + CENTURY_YEARS * CENTURIES.indexOf(plain(named ?? century));
      return isCounted(counted) ? null : wholeYears(from, from + CENTURY_YEARS - 1);
    },
  ),
];
