const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const ZONE = String.raw`[+-]\d{2}:?\d{2}|[A-Z]{2,5}`;

/**
 * Patterns of dates with parts in an unusual order, or twice, and the replacements that put them in order.
 */
const FORMS: [RegExp, string][] = [
  // `17:00 2026/11/12`, `15:04 02.01.2026 +0100`
  [new RegExp(`^(${CLOCK}),?\\s+(\\d[\\d./-]{6,9}\\d)(\\s+(?:${ZONE}))?$`), '$2 $1$3'],
  // `Thu Nov 12 10:15:00 2026 CET`
  [
    new RegExp(`^(\\p{L}{3,12}\\.?,? )?(\\p{L}{3,12} \\d{1,2}) (${CLOCK}) (\\d{4}) (${ZONE})$`, 'u'),
    '$1$2 $4 $3 $5',
  ],
  // `12 Thursday, Nov 2026 10:15`
  [/^(\d{1,2}) \p{L}{2,12}, (\p{L}{3,12} \d{4}\b)/u, '$1 $2'],
  // `2026-11-12T10:15:00:+0100`
  [/(T\d{2}:\d{2}:\d{2}):([+-]\d{2}:?\d{2})$/, '$1$2'],
  // `2026-11-12 00:00:00.0 10:15:00.0 +0100`
  [/ 00:00:00(?:\.0+)? (?=\d{1,2}:\d{2})/, ' '],
];

/** A written date and time with its parts in the usual order. */
export const inUsualDateOrder = (text: string): string =>
  FORMS.reduce((result, [form, replacement]) => result.replace(form, replacement), text);
