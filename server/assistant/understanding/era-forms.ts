import { COUNTED, eraForm, isCounted, plain, type TimeForm, wholeYears } from './time-form.ts';

const DECADES = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
const CENTURIES = 'ottocento novecento duemila'.split(' ');
const CENTURY = CENTURIES.join('|');
const DECADE_YEARS = 10;
const CENTURY_YEARS = 100;

const decadeFrom = (year: number) => wholeYears(year, year + DECADE_YEARS - 1);

const namedDecade = (name?: string) => decadeFrom(1920 + DECADE_YEARS * DECADES.indexOf(plain(name)));

/** Forms of decades and centuries. */
export const ERA_FORMS: readonly TimeForm[] = [
  eraForm(
    String.raw`anni\s+(?<first>${DECADES.join('|')})\s*(?:\s+e\s+|[-–])\s*(?<last>${DECADES.join('|')})`,
    ({ first, last }) => ({ from: namedDecade(first).from, to: namedDecade(last).to }),
  ),
  eraForm(String.raw`anni\s+(?<year>(?:18|19|20)\d0)`, ({ year }) => decadeFrom(Number(year))),
  // The tens of the last century have no such name.
  eraForm(String.raw`anni\s+['’]?(?<year>\d0)`, ({ year }) =>
    decadeFrom((Number(year) <= 10 ? 2000 : 1900) + Number(year)),
  ),
  eraForm(String.raw`anni\s+(?<decade>${DECADES.join('|')})`, ({ decade }) => namedDecade(decade)),
  // Without an article the word may be a number: `duemila euro`, `ottocento posti`.
  eraForm(
    String.raw`(?<=(?:il|del|nel|dal|al|sul)\s+|['’]\s*)(?<named>${CENTURY})|(?<century>${CENTURY})${COUNTED}`,
    ({ named, century, counted }) => {
      const from = 1801 + CENTURY_YEARS * CENTURIES.indexOf(plain(named ?? century));
      return isCounted(counted) ? null : wholeYears(from, from + CENTURY_YEARS - 1);
    },
  ),
];
