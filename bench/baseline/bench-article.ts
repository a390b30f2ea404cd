import { addDays } from '#domain/dates.ts';

const WORDS =
  'il sindaco ha detto che il ponte riaprirà domani alle otto dopo due anni di lavori e che la città non aspettava altro'.split(
    ' ',
  );
const DAYS = 10;
const PARAGRAPHS = 8;
const WORDS_PER_PARAGRAPH = 55;
const SECTIONS = ['Cronaca', 'Politica', 'Esteri', 'Sport', 'Economia', 'Cultura'];

const paragraph = (seed: number) =>
  Array.from(
    { length: WORDS_PER_PARAGRAPH },
    (_, index) => WORDS[(seed * 7 + index * (1 + (seed % 5))) % WORDS.length],
  ).join(' ');

/** An article of ordinary length as ninjs 2.2, different for each number. */
export function benchArticle(number: number, hrefs: string[]): Record<string, unknown> {
  const day = addDays('2025-04-01', number % DAYS);
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) => `<p>${paragraph(number + index)}.</p>`);
  const body = `${paragraphs.join('')}<h2>Il piano</h2><p><a href="https://www.example.it/">Qui</a> <strong>tutto</strong>.</p>`;
  return {
    uri: `urn:bench:${number}`,
    version: '1',
    standard: { name: 'ninjs', version: '2.2' },
    firstcreated: `${day}T04:30:00+02:00`,
    versioncreated: `${day}T04:30:00+02:00`,
    by: `Firma ${number % 30}`,
    headlines: [{ role: 'main', value: `Articolo numero ${number}` }],
    bodies: [{ role: 'main', contenttype: 'text/html', value: body }],
    people: [{ rel: 'author', name: `Firma ${number % 30}` }],
    places: [{ name: 'Roma' }, { name: `Via ${number % 100}` }],
    subjects: [
      { rel: 'section', name: SECTIONS[number % SECTIONS.length] },
      { rel: 'topic', name: `Tema ${number % 50}` },
      { rel: 'access', literal: number % 2 === 0 ? 'free' : 'digital' },
    ],
    associations: hrefs.map((href, index) => ({
      name: `picture${index}`,
      uri: `urn:bench:picture:${number}:${index}`,
      type: 'picture',
      renditions: [{ name: 'base', href, width: 1200 }],
    })),
    altids: [
      { role: 'printEditionDate', value: day },
      { role: 'printEdition', value: 'Nazionale' },
      { role: 'printPage', value: String(2 + (number % 40)) },
    ],
  };
}
