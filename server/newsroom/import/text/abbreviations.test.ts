import { expect, test } from 'vitest';
import { endsWithAbbreviation } from './abbreviations.ts';
import { paragraphsIn } from './plain-paragraphs.ts';
import { firstSentence } from './substitute-title.ts';

const CUT_SHORT = [
  'il dott.',
  'l’avv.',
  'dell’art.',
  "dell'art.",
  'dagli artt.',
  'l’on.',
  'ON.',
  'alle pagg.',
  'il n.',
  'la p.',
  'di S.',
  'a G.',
  'padre Pio da G.B.',
  'S.E.',
  'mons.',
  'i sigg.',
  'tel.',
  '(cfr.',
  'il geom.',
];

const WHOLE = [
  'in serie B.',
  'del girone A.',
  'la vitamina C.',
  'il piano B.',
  'la Rossi S.p.A.',
  'negli U.S.A.',
  'ecc.',
  'un ponte.',
  'la parte.',
  'del dottorato.',
  'nel 2026.',
  'il sindaco Rossi.',
  'al 90° min.',
  'senza punto',
  '',
];

test.each(CUT_SHORT)('NWS-05 after «%s» a sentence continues', (words) => {
  expect(endsWithAbbreviation(words)).toBe(true);
});

test.each(WHOLE)('NWS-05 after «%s» a sentence may end', (words) => {
  expect(endsWithAbbreviation(words)).toBe(false);
});

/** Lines of some 60 characters, one of which ends with the abbreviation. */
const TEXTS = [
  [
    'Il comandante della polizia locale ha affidato le indagini al dott.',
    'Ugo Balducci, che domani sentirà i testimoni.',
  ],
  [
    'La sospensione è stata decisa dal prefetto sulla base dell’art.',
    '100 del testo unico, e durerà per quindici giorni.',
  ],
  [
    'La visita nel cantiere comincia alle dieci con il saluto dell’on.',
    'Anna Verdi e si chiude a mezzogiorno in municipio.',
  ],
  [
    'Il regolamento approvato ieri sera dal consiglio comunale a pag.',
    '12 vieta di sostare lungo tutta la provinciale.',
  ],
  [
    'La processione partirà dalla chiesa di legno alle sei e andrà a S.',
    'Benedetto, dove il vescovo dirà la messa all’aperto.',
  ],
  [
    'Il consiglio ha rinviato a lunedì il voto sulla delibera n.',
    '44: mancava il numero legale dopo una lunga notte.',
  ],
] as const;

const BEFORE = [
  'Il ponte sulla provinciale riaprirà lunedì mattina, con due settimane',
  'di anticipo, come ha annunciato il sindaco al termine di un lungo',
  'sopralluogo con i tecnici della Provincia e con quelli della ditta che',
  'ha curato i lavori dal mese di marzo.',
];

test.each(
  TEXTS,
)('NWS-05 a wrapped line that ends with an abbreviation does not end the paragraph: %s', (line, next) => {
  expect(paragraphsIn([...BEFORE, '', line, next].join('\n'))).toEqual([
    [BEFORE.join(' ')],
    [`${line} ${next}`],
  ]);
});

test('NWS-05 a paragraph that ends with a letter used as a name is not joined', () => {
  const ended = 'La squadra di casa è di nuovo prima in serie B.';
  const next = 'Domenica riposa, e mercoledì gioca il recupero con il Montefiore.';
  expect(paragraphsIn([...BEFORE, ended, next].join('\n')).at(-1)).toEqual([next]);
});

test.each([
  ['Sentito dal pm il dott. Ugo Balducci. Poi la pausa.', 'Sentito dal pm il dott. Ugo Balducci'],
  ['La festa di S. Benedetto comincia domani. Poi i fuochi.', 'La festa di S. Benedetto comincia domani'],
  ['Il ricorso ai sensi dell’art. 3 è respinto. Spese pari.', 'Il ricorso ai sensi dell’art. 3 è respinto'],
  ['La delibera n. 44 è rinviata. Si vota lunedì.', 'La delibera n. 44 è rinviata'],
  ['Montefiore torna in serie B. Festa in piazza.', 'Montefiore torna in serie B'],
  ['A pp. 12 e seguenti. Poi altro.', 'A pp. 12 e seguenti'],
])('NWS-05 a title is made of the first sentence of «%s»', (text, title) => {
  expect(firstSentence(text)).toBe(title);
});
