/** Languages whose months occur in feeds; Greek and Hungarian are included for feeds that write the full names. */
const LANGUAGES = ['it', 'en', 'fr', 'de', 'es', 'pt', 'nl', 'el', 'hu'];
/** Least number of letters of an abbreviation. */
const MIN_LETTERS = 3;

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

/** A name and its abbreviations of at least `MIN_LETTERS` letters. */
const abbreviationsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - MIN_LETTERS + 1) }, (_, extraLetters) =>
    name.slice(0, MIN_LETTERS + extraLetters),
  );

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

let monthsByName: Map<string, number> | undefined;

/**
 * Months (1 to 12) by name and abbreviation; a word that means different months in two languages is left out.
 */
function monthNames(): Map<string, number> {
  const monthsByWord = new Map<string, Set<number>>();
  const words = LANGUAGES.flatMap((language) =>
    MONTHS.flatMap((month) =>
      namesOf(language, month)
        .flatMap(abbreviationsOf)
        .map((word) => ({ word, month })),
    ),
  );
  for (const { word, month } of words)
    monthsByWord.set(word, (monthsByWord.get(word) ?? new Set()).add(month + 1));
  const unambiguous = [...monthsByWord].flatMap(([word, months]) =>
    months.size === 1 ? [[word, ...months] as const] : [],
  );
  return new Map(unambiguous.map(([word, month]) => [word, month ?? 0]));
}

/** 1 to 12; null for a word that is no month's name or abbreviation. */
export function monthOf(word: string): number | null {
  monthsByName ??= monthNames();
  return monthsByName.get(plain(word)) ?? null;
}
