/** Languages whose months occur in feeds; Greek and Hungarian are included for feeds that write the full names. */
const LANGUAGES = ['it', 'en', 'fr', 'de', 'es', 'pt', 'nl', 'el', 'hu'];
/** The number of letters that distinguish one month from another. */
const ENOUGH = 3;

/** A name without accents, dots and capitals: `Août` and `aout.` are the same. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

function namesOf(language: string, month: number): string[] {
  const date = new Date(Date.UTC(2000, month, 15));
  return (['long', 'short'] as const).map((style) => {
    const parts = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
    return plain(parts.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '');
  });
}

/** The abbreviations of a name. */
const beginnings = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - ENOUGH + 1) }, (_, more) => name.slice(0, ENOUGH + more));

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

let known: Map<string, number> | undefined;

/** Filled at the first date with a month name; a word that means two months in two languages is left out. */
function monthNames(): Map<string, number> {
  const found = new Map<string, Set<number>>();
  const words = LANGUAGES.flatMap((language) =>
    MONTHS.flatMap((month) =>
      namesOf(language, month)
        .flatMap(beginnings)
        .map((word) => ({ word, month })),
    ),
  );
  for (const { word, month } of words) found.set(word, (found.get(word) ?? new Set()).add(month + 1));
  const clear = [...found].flatMap(([word, months]) =>
    months.size === 1 ? [[word, ...months] as const] : [],
  );
  return new Map(clear.map(([word, month]) => [word, month ?? 0]));
}

/** 1 to 12; null for a word that is no month's name or abbreviation. */
export function monthOf(word: string): number | null {
  known ??= monthNames();
  return known.get(plain(word)) ?? null;
}
