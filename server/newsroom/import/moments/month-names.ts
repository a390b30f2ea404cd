/** Languages whose months feeds are met in; Greek and Hungarian among them for the feeds that write whole words. */
const LANGUAGES = ['it', 'en', 'fr', 'de', 'es', 'pt', 'nl', 'el', 'hu'];
/** So many letters tell one month from another. */
const ENOUGH = 3;

/** Without accents, dots and capitals: `Août` and `aout.` are the same. */
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

/** The beginnings of a name that may stand for it. */
const beginnings = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - ENOUGH + 1) }, (_, more) => name.slice(0, ENOUGH + more));

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

let known: Map<string, number> | undefined;

/** Made at the first date that is written in words; a word that means two months in two languages is none. */
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

/** 1 to 12; null for what is the name of no month, nor the beginning of one. */
export function monthOf(word: string): number | null {
  known ??= monthNames();
  return known.get(plain(word)) ?? null;
}
