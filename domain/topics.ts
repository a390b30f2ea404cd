import type { Sigla } from './brands/brand.ts';
import type { FollowableTopic, TopicGroup } from './interests.ts';

/** A topic that a reader may follow: articles in its sections, or with its subjects in any section. ACC-07 */
export type CatalogueTopic = Omit<FollowableTopic, 'followed' | 'alerts' | 'picture'> & {
  picture: string;
  /** Slugs of the sections; `subjects` are slugs of articles' subjects. */
  sections: readonly string[];
  subjects: readonly string[];
};

type Words = [slug: string, name: string, description: string];
type About = { in?: readonly string[]; on?: readonly string[] };

const topic = (
  group: TopicGroup,
  picture: string,
  [slug, name, description]: Words,
  { in: sections = [], on: subjects = [] }: About,
): CatalogueTopic => ({ slug, name, description, group, picture, sections, subjects });

/** Local pages of some editions. */
const pages = (...editions: string[]) => ({ in: editions.map((edition) => `cronaca-${edition}`) });

const SHARED = [
  topic('news', 'emiciclo', ['politica', 'Politica', 'Governo, Parlamento, Comuni'], {
    in: ['politica'],
    on: ['conti-pubblici', 'comuni'],
  }),
  topic('news', 'aereo', ['esteri', 'Esteri', 'Europa e mondo'], { in: ['esteri'], on: ['europa'] }),
  topic('news', 'borsa', ['economia-e-lavoro', 'Economia e lavoro', 'Imprese, stipendi, contratti'], {
    in: ['economia'],
    on: ['lavoro', 'imprese', 'industria'],
  }),
  topic('news', 'metro', ['trasporti', 'Trasporti', 'Metro, treni, strade, scioperi'], {
    on: ['trasporti', 'infrastrutture'],
  }),
  topic('news', 'invaso', ['ambiente-e-clima', 'Ambiente e clima', 'Acqua, energia, natura'], {
    in: ['ambiente'],
    on: ['acqua', 'clima', 'energia', 'natura'],
  }),
  topic('life', 'palazzi', ['casa-e-risparmio', 'Casa e risparmio', 'Affitti, mutui, bollette'], {
    on: ['casa', 'risparmio', 'bollette'],
  }),
  topic('life', 'ricerca', ['salute', 'Salute', 'Cure, ricerca, benessere'], {
    in: ['scienza'],
    on: ['salute', 'ricerca'],
  }),
  topic('life', 'scuola', ['scuola-e-famiglie', 'Scuola e famiglie', 'Classi, giovani, servizi'], {
    on: ['scuola', 'giovani', 'famiglie'],
  }),
  topic('life', 'dati', ['tecnologia', 'Tecnologia', 'Rete, dati, intelligenza artificiale'], {
    in: ['tecnologia'],
    on: ['intelligenza-artificiale', 'sicurezza'],
  }),
  topic('culture', 'libri', ['libri-e-arte', 'Libri e arte', 'Letture, mostre, musei'], {
    in: ['cultura'],
    on: ['libri', 'arte'],
  }),
  topic('culture', 'teatro', ['spettacoli', 'Spettacoli', 'Cinema, teatro, musica'], {
    in: ['spettacoli'],
    on: ['cinema', 'teatro', 'musica'],
  }),
  topic('culture', 'vigne', ['viaggi-e-gusto', 'Viaggi e gusto', 'Itinerari lenti, cucina, campagna'], {
    in: ['viaggi'],
    on: ['turismo', 'cibo', 'agricoltura'],
  }),
  topic('sport', 'stadio', ['sport', 'Sport', 'Partite, classifiche, storie'], {
    in: ['sport'],
    on: ['calcio', 'ciclismo', 'nuoto', 'pallavolo'],
  }),
];

const SEA = (picture: string) =>
  topic('local', picture, ['mare-e-coste', 'Mare e coste', 'Porti, spiagge, pesca'], { on: ['mare'] });

/** Topics of a single paper, which are listed first. */
const OWN: Record<Sigla, readonly CatalogueTopic[]> = {
  MG: [
    topic(
      'local',
      'roma',
      ['roma', 'Cronaca di Roma', 'Fatti, servizi, quartieri'],
      pages('roma', 'metropoli'),
    ),
    topic(
      'local',
      'trabocco',
      ['province-e-umbria', 'Province e Umbria', 'Dal Lazio all’Abruzzo, le edizioni locali'],
      pages('frosinone', 'latina', 'rieti', 'viterbo', 'civitavecchia', 'abruzzo', 'umbria', 'ostia'),
    ),
    SEA('spiaggia'),
  ],
  LG: [
    topic('local', 'roma', ['roma', 'Roma', 'Trasporti, quartieri, vita in città'], pages('roma')),
    topic('local', 'binari', ['milano', 'Milano', 'Trasporti, quartieri, vita in città'], pages('milano')),
  ],
  CA: [
    topic('local', 'porto', ['ancona', 'Ancona e il porto', 'Città, traghetti, cantieri'], pages('ancona')),
    topic(
      'local',
      'piazza',
      ['le-altre-marche', 'Le altre Marche', 'Pesaro, Macerata, Fermo, Ascoli'],
      pages('pesaro', 'macerata', 'fermo', 'ascoli'),
    ),
    SEA('spiaggia'),
  ],
  EM: [
    topic(
      'local',
      'vesuvio',
      ['napoli', 'Cronaca di Napoli', 'Città e circondario'],
      pages('napoli', 'circondario-nord', 'circondario-sud', 'penisola-sorrentina'),
    ),
    topic(
      'local',
      'mercato',
      ['province-campane', 'Province campane', 'Avellino, Benevento, Caserta, Salerno'],
      pages('avellino', 'benevento', 'caserta', 'salerno'),
    ),
    SEA('spiaggia'),
  ],
  QP: [
    topic('local', 'ulivi', ['salento', 'Salento', 'Lecce, Brindisi e i paesi'], pages('lecce', 'brindisi')),
    topic(
      'local',
      'porto',
      ['bari-e-taranto', 'Bari e Taranto', 'Porti, fabbriche, quartieri'],
      pages('bari', 'taranto'),
    ),
    SEA('spiaggia'),
  ],
  GZ: [
    topic('local', 'laguna', ['venezia', 'Venezia e la laguna', 'Città, isole, maree'], pages('venezia')),
    topic(
      'local',
      'piazza',
      ['citta-del-nordest', 'Città del Nordest', 'Treviso, Padova, Pordenone, Rovigo, Bassano'],
      pages('treviso', 'padova', 'pordenone', 'rovigo', 'vicenza-bassano'),
    ),
    topic('local', 'neve', ['montagna', 'Montagna', 'Dolomiti, Friuli, rifugi'], {
      ...pages('belluno', 'friuli'),
      on: ['montagna'],
    }),
  ],
};

/** The topics of a paper, in the order in which they are offered. */
export const topicsOf = (brand: Sigla): readonly CatalogueTopic[] => [...OWN[brand], ...SHARED];

/** The topics of a paper to which an article belongs, by the sections it is in and its subjects. */
export const topicsAbout = (
  brand: Sigla,
  { sections, subjects }: Pick<CatalogueTopic, 'sections' | 'subjects'>,
): CatalogueTopic[] =>
  topicsOf(brand).filter(
    (one) =>
      one.sections.some((slug) => sections.includes(slug)) ||
      one.subjects.some((slug) => subjects.includes(slug)),
  );

export const topicOf = (brand: Sigla, slug: string): CatalogueTopic | undefined =>
  topicsOf(brand).find((one) => one.slug === slug);
