import { expect, test } from 'vitest';
import { parsedFile } from '#tests/support/parsed-file.ts';
import { cleanBody } from '../clean-body.ts';
import { paragraphsIn } from './plain-paragraphs.ts';

/** Wraps lines like mail programs. */
function wrap(paragraph: string, width: number, begin = ''): string {
  const lines = [''];
  for (const word of (begin + paragraph).split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.trim() === '') lines[lines.length - 1] = line === '' && begin === '' ? word : `${line} ${word}`;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, at) => (at === 0 && begin ? begin + line.trim() : line)).join('\n');
}

const PROSE = [
  'MONTEFIORE (AG) - Riaprirà lunedì mattina, con due settimane di anticipo, il ponte sulla provinciale che collega il centro alla valle: lo ha annunciato il sindaco Renzo Balducci al termine del sopralluogo di ieri con i tecnici della Provincia.',
  'Il cantiere era stato aperto a marzo, dopo che le piogge avevano scalzato la base del secondo pilone. «Abbiamo lavorato anche di notte», ha detto Balducci, «e il conto resta quello previsto: 1,2 milioni di euro, senza varianti». La strada sarà a senso unico alternato fino al 15 dicembre.',
  'Restano da posare le barriere sul lato nord e da rifare la segnaletica; per i mezzi sopra le 7,5 tonnellate il divieto vale ancora tre mesi, con deviazione sulla statale.',
];
const joined = PROSE.map((one) => [one]);

const WIDTHS = [40, 55, 60, 64, 65, 68, 70, 72, 74, 76, 78, 80];

test.each(WIDTHS)('NWS-05 lines that were wrapped at %i characters are joined', (width) => {
  const lines = PROSE.map((one) => wrap(one, width));
  expect(paragraphsIn(lines.join('\n\n'))).toEqual(joined);
  expect(paragraphsIn(lines.join('\r\n \r\n').replace(/\n/g, '\r\n').replace(/\r\r/g, '\r'))).toEqual(joined);
  expect(paragraphsIn(PROSE.map((one) => wrap(one, width, '   ')).join('\n'))).toEqual(joined);
  // Without empty lines or indents, a line that had room for more words ends a paragraph.
  expect(paragraphsIn(lines.join('\n')).flat().join(' ')).toBe(PROSE.join(' '));
  // A single paragraph of narrow lines may be a poem.
  for (const one of width < 50 ? [] : PROSE) expect(paragraphsIn(wrap(one, width))).toEqual([[one]]);
});

test('NWS-05 a last line with room in it ends a paragraph without an empty line', () => {
  expect(paragraphsIn(PROSE.map((one) => wrap(one, 72)).join('\n'))).toEqual(joined);
});

test.each([
  90, 100, 110, 120, 140, 160,
])('NWS-05 lines of 14 to 25 words, at %i characters, are joined', (width) => {
  expect(paragraphsIn(PROSE.map((one) => wrap(one, width)).join('\n\n'))).toEqual(joined);
});

test.each([
  'Riaprirà lunedì mattina il ponte sulla provinciale: lo ha annunciato il sindaco\nRenzo Balducci al termine del sopralluogo.',
  'Riaprirà lunedì mattina il ponte sulla provinciale, come aveva chiesto la\nProvincia di Ancona.',
  'Riaprirà lunedì mattina il ponte sulla provinciale: lo ha detto Renzo\nBalducci al termine del sopralluogo.',
  'Hanno votato contro il bilancio Ugo Neri, Anna Verdi, Luca De Bianchi, Giulia\nMonti e Rosa Galli, con tutta la lista civica che sostiene il sindaco Renzo\nBalducci.',
])('NWS-05 a line that was broken before a name is joined: %s', (text) => {
  expect(paragraphsIn(text)).toEqual([[text.replaceAll('\n', ' ')]]);
});

const kept = (text: string) => [text.split('\n')];
const each = (text: string) => text.split('\n').map((line) => [line]);

const POEM =
  'Sul molo vecchio torna la bonaccia\ne i remi stanno in fila come denti,\nla sera accende un lume alla finestra\nche nessuno da tempo tiene aperta.';
const RESULTS =
  'Calcio, Promozione girone B\nMontefiore-Ripalta 2-1\nSan Leo-Castelvecchio 0-0\nVirtus Pineta-Acquaviva 3-2\nriposa: Borgo';
const TABLE =
  'Squadra          G   P\nMontefiore       9  21\nRipalta          9  17\nSan Leo          8  12';
const SIGNED = 'Anna Riva\nvia dei Tigli 4\nufficio stampa, tel. 0733 000000';
const HEADLINES =
  'Riapre il ponte sulla provinciale con due settimane di anticipo\nIl consiglio approva il bilancio dopo una notte di discussioni\nMontefiore, la banda compie cento anni e suona in piazza grande';
const BRIEFS =
  'Il consiglio comunale si riunisce lunedì alle 18 in sala Verdi.\nLa biblioteca resta chiusa fino a mercoledì per inventario.\nSabato mercato straordinario in piazza della Libertà.';
const LONG = PROSE.join('\n');

const BRIDGE = 'Riapre il ponte sulla provinciale con due settimane di anticipo';

test.each([
  ...[
    `${BRIDGE}\nIl sindaco annuncia: si passa da lunedì.`,
    `${BRIDGE}\nRenzo Balducci: si passa da lunedì.`,
    `${BRIDGE}, la decisione di Balducci\nMontefiore. Si passa da lunedì.`,
    `${BRIDGE} a Montefiore\nRipalta, chiude la biblioteca`,
    'Programma delle celebrazioni per il centenario della banda di Montefiore\nSabato: concerto.',
    'Cordiali saluti a tutta la redazione e ai lettori del giornale di Montefiore\nAnna Riva\nvia Tigli 4.',
  ].map((text): [string, string, string[][]] => ['lines of which none goes on', text, each(text)]),
  ['verses', POEM, each(POEM)],
  ['verses with a second strophe', `${POEM}\n\n${POEM}`, [...kept(POEM), ...kept(POEM)]],
  [
    'verses that are set in by turns',
    'Ancora il grano\n   sta sotto la neve\ne nessuno lo sa\n   fuori dei passeri',
    each('Ancora il grano\nsta sotto la neve\ne nessuno lo sa\nfuori dei passeri'),
  ],
  ['results', RESULTS, each(RESULTS)],
  ['results below a text', `${wrap(PROSE[1] ?? '', 72)}\n\n${RESULTS}`, [joined[1], ...kept(RESULTS)]],
  [
    'a table below a text, without an empty line',
    `${wrap(PROSE[2] ?? '', 72)}\n${TABLE}`,
    [joined[2], ...each(TABLE)],
  ],
  [
    'a list below a text',
    `${wrap(PROSE[0] ?? '', 68)}\n\n- la carreggiata\n- i due marciapiedi\n- le barriere`,
    [joined[0], ['- la carreggiata', '- i due marciapiedi', '- le barriere']],
  ],
  [
    'items that were wrapped themselves',
    `1. ${wrap(PROSE[2] ?? '', 66)}\n2. ${wrap(PROSE[1] ?? '', 66)}`,
    [[`1. ${PROSE[2]}`], [`2. ${PROSE[1]}`]],
  ],
  [
    'items whose later lines are set in',
    `- ${wrap(PROSE[2] ?? '', 60).replaceAll('\n', '\n  ')}\n- Fine.`,
    [[`- ${PROSE[2]}`], ['- Fine.']],
  ],
  [
    'a line that begins with a dash within a sentence',
    wrap(`ROMA, 26 NOV ${'- '}${PROSE[1]}`, 72),
    [[`ROMA, 26 NOV - ${PROSE[1]}`]],
  ],
  ['a signature', `${wrap(PROSE[1] ?? '', 72)}\n\n${SIGNED}`, [joined[1], ...kept(SIGNED)]],
  [
    'a signature below two hyphens',
    `${wrap(PROSE[1] ?? '', 72)}\n--\n${wrap(PROSE[2] ?? '', 72)}`,
    [joined[1], ['--'], ...each(wrap(PROSE[2] ?? '', 72))],
  ],
  ['headlines', HEADLINES, each(HEADLINES)],
  ['sentences, each on its line', BRIEFS, each(BRIEFS)],
  ['long lines, each a paragraph', LONG, joined],
  ['long lines below an empty one', `Titolo\n\n${LONG}`, [['Titolo'], ...joined]],
  [
    'a title above a wrapped text',
    `Riapre il ponte\n${wrap(PROSE[1] ?? '', 65)}`,
    [['Riapre il ponte'], ...joined.slice(1, 2)],
  ],
  [
    'a long address in a wrapped text',
    `${wrap(PROSE[0] ?? '', 64)}\n\nhttps://comune.example/${'x'.repeat(90)}\n\n${wrap(PROSE[2] ?? '', 64)}`,
    [joined[0], [`https://comune.example/${'x'.repeat(90)}`], joined[2]],
  ],
  [
    'lines that a second program wrapped again',
    wrap(PROSE[1] ?? '', 76)
      .split('\n')
      .map((line) => wrap(line, 68))
      .join('\n'),
    [joined[1]],
  ],
  [
    'lines that a hand broke',
    'La strada resta chiusa anche domani, perché la ditta aspetta\nil collaudo della Provincia, che arriverà non prima delle undici\ncon due funzionari dell’ufficio viabilità e il direttore\ndei lavori. Poi si decide.',
    [
      [
        'La strada resta chiusa anche domani, perché la ditta aspetta il collaudo della Provincia, che arriverà non prima delle undici con due funzionari dell’ufficio viabilità e il direttore dei lavori. Poi si decide.',
      ],
    ],
  ],
  [
    'a word with a hyphen at the end of a line',
    'Il festival italo-\namericano comincia domani nel cortile del palazzo vecchio e\nfinisce domenica sera, con un concerto della banda comunale che\nsuonerà fino a mezzanotte.',
    null,
  ],
  ['a text in capitals', wrap((PROSE[1] ?? '').toUpperCase(), 70), [[(PROSE[1] ?? '').toUpperCase()]]],
  [
    'letters without case',
    wrap('خبر عاجل من المدينة القديمة '.repeat(12).trim(), 66),
    [['خبر عاجل من المدينة القديمة '.repeat(12).trim()]],
  ],
  [
    'quoted lines of a mail',
    '> Prima riga\n> seconda riga\n\nRisposta.',
    [['> Prima riga', '> seconda riga'], ['Risposta.']],
  ],
  [
    'paragraphs that begin with blanks, set in by the document',
    `\n${PROSE.map((one) => wrap(one, 62, '   '))
      .join('\n')
      .replace(/^/gm, '\t\t')}\n\t`,
    joined,
  ],
  ['nothing', ' \n\n\t\n', []],
])('NWS-05 plain text: %s', (_what, text, paragraphs) => {
  if (paragraphs) expect(paragraphsIn(text)).toEqual(paragraphs);
  const words = (one: string) =>
    one
      .replace(/(?<=\p{L}-)\s+(?=\p{Ll})/gu, '')
      .split(/\s+/)
      .filter(Boolean);
  expect(words(paragraphsIn(text).flat().join(' '))).toEqual(words(text));
});

const WRAPPED = `${PROSE.slice(0, 2)
  .map((one) => wrap(one, 70))
  .join('\n\n')}\n\n${RESULTS}`;
const AS_HTML = [
  ...PROSE.slice(0, 2).map((one) => `<p>${one}</p>`),
  `<p>${RESULTS.replaceAll('\n', '<br>')}</p>`,
].join('\n');
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const WHEN = '2025-04-03T05:00:00+02:00';

const plainNinjs = (standard: object, overrides: object) => ({
  uri: 'urn:riva:1',
  type: 'text',
  versioncreated: WHEN,
  pubstatus: 'usable',
  standard,
  ...overrides,
});
const NEWSML = (data: string) =>
  `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:riva:2" version="1" standard="NewsML-G2" standardversion="2.28" conformance="power" xml:lang="it"><itemMeta><itemClass qcode="ninat:text"/><pubStatus qcode="stat:usable"/><versionCreated>${WHEN}</versionCreated></itemMeta><contentMeta><headline>Il ponte</headline></contentMeta><contentSet><inlineData contenttype="text/plain">${data}</inlineData></contentSet></newsItem>`;

test.each<[string, unknown]>([
  [
    'ninjs 1',
    { guid: 'urn:riva:3', type: 'text', headline: 'Il ponte', versioncreated: WHEN, body_text: WRAPPED },
  ],
  [
    'ninjs 2',
    plainNinjs(
      { name: 'ninjs', version: '2.1' },
      { headlines: [{ value: 'Il ponte' }], bodies: [{ contenttype: 'text/plain', value: WRAPPED }] },
    ),
  ],
  [
    'ninjs without a type of text',
    plainNinjs(
      { name: 'ninjs', version: '2.1' },
      { headlines: [{ value: 'Il ponte' }], bodies: [{ value: WRAPPED }] },
    ),
  ],
  ['NewsML-G2', NEWSML(xml(WRAPPED))],
  ['NewsML-G2, in one p', NEWSML(`<![CDATA[<p>${WRAPPED}</p>]]>`)],
  [
    'JSON Feed',
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Foglio',
      home_page_url: 'https://foglio.example/',
      items: [{ id: '1', title: 'Il ponte', date_published: WHEN, content_text: WRAPPED }],
    },
  ],
  [
    'Atom',
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:riva</id><title>F</title><entry><id>urn:riva:4</id><title>Il ponte</title><updated>${WHEN}</updated><content type="text">${xml(WRAPPED)}</content></entry></feed>`,
  ],
  [
    'RSS',
    `<rss version="2.0"><channel><title>F</title><link>https://foglio.example/</link><item><guid>urn:riva:5</guid><title>Il ponte</title><pubDate>Thu, 03 Apr 2025 05:00:00 +0200</pubDate><description>${xml(WRAPPED)}</description></item></channel></rss>`,
  ],
  [
    'NITF without elements',
    `<nitf><head><docdata><doc-id id-string="riva-6"/><date.issue norm="20250403T050000+0200"/></docdata></head><body><body.head><hedline><hl1>Il ponte</hl1></hedline></body.head><body.content>${xml(WRAPPED)}</body.content></body></nitf>`,
  ],
  [
    'a WordPress export',
    `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>F</title><link>https://foglio.example/</link><wp:wxr_version>1.2</wp:wxr_version><item><guid>urn:riva:7</guid><title>Il ponte</title><pubDate>Thu, 03 Apr 2025 05:00:00 +0200</pubDate><content:encoded><![CDATA[${WRAPPED}]]></content:encoded><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>`,
  ],
])('NWS-05 wrapped lines are joined in %s', async (_format, file) => {
  const { delivered } = await parsedFile(file);
  expect(cleanBody(delivered.bodyHtml)).toBe(AS_HTML);
});

test.each([
  'Il ponte riapre lunedì mattina e il paese festeggia, soddisfatto il sindaco Balducci\nMario Rossi, presidente della Provincia, ha detto che i lavori sono finiti.',
  "Domenica di calcio con la vittoria dei padroni di casa e le reti di Rossi, Bianchi e Neri\nMontefiore-Valdorso 3-0 (Rossi 12', Bianchi 40', Neri 88')\nAltamura-Casale 1-1.",
  'Si è spento serenamente all’affetto dei suoi cari il caro Giuseppe Rossi\nNe danno il triste annuncio la moglie e i figli.\nI funerali si terranno domani.',
  'Farmacia comunale di via Roma, aperta fino alle ore 22, Ascoli\nFarmacia Centrale di piazza Arringo, aperta tutta la notte, Ascoli.',
  'Ore 18, sala consiliare: presentazione del libro di Anna Verdi, ingresso libero\nOre 21, teatro comunale: concerto della banda cittadina.',
])('NWS-05 lines of titles, results and programmes are kept: %s', (text) => {
  expect(paragraphsIn(text)).toEqual(text.split('\n').map((line) => [line]));
});
