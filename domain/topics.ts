import type { Sigla } from './brands/brand.ts';
import type { FollowableTopic, TopicGroup } from './interests.ts';

/** A topic that a reader may follow: articles in its sections, or with its subjects in any section. ACC-07 */
export type CatalogueTopic = Omit<FollowableTopic, 'followed' | 'alerts' | 'picture'> & {
  picture: string;
  /** Slugs of the sections; `subjects` are slugs of articles' subjects. */
  sections: readonly string[];
  subjects: readonly string[];
};

type Texts = [slug: string, name: string, description: string];
type TopicContents = { in?: readonly string[]; on?: readonly string[] };

const makeTopic = (
  group: TopicGroup,
  picture: string,
  [slug, name, description]: Texts,
  { in: sections = [], on: subjects = [] }: TopicContents,
): CatalogueTopic => ({ slug, name, description, group, picture, sections, subjects });

/** Local pages of some editions. */
const localPagesOf = (...editions: string[]) => ({ in: editions.map((edition) => `cronaca-${edition}`) });

const SHARED_TOPICS = [
  makeTopic('news', 'emiciclo', ['politica', 'Politica', 'Governo, Parlamento, Comuni'], {
    in: ['politica'],
    on: ['conti-pubblici', 'comuni'],
  }),
  makeTopic('news', 'aereo', ['esteri', 'Esteri', 'Europa e mondo'], { in: ['esteri'], on: ['europa'] }),
  makeTopic('news', 'borsa', ['economia-e-lavoro', 'Economia e lavoro', 'Imprese, stipendi, contratti'], {
    in: ['economia'],
    on: ['lavoro', 'imprese', 'industria'],
  }),
  makeTopic('news', 'metro', ['trasporti', 'Trasporti', 'Metro, treni, strade, scioperi'], {
    on: ['trasporti', 'infrastrutture'],
  }),
  makeTopic('news', 'invaso', ['ambiente-e-clima', 'Ambiente e clima', 'Acqua, energia, natura'], {
    in: ['ambiente'],
    on: ['acqua', 'clima', 'energia', 'natura'],
  }),
  makeTopic('life', 'palazzi', ['casa-e-risparmio', 'Casa e risparmio', 'Affitti, mutui, bollette'], {
    on: ['casa', 'risparmio', 'bollette'],
  }),
  makeTopic('life', 'ricerca', ['salute', 'Salute', 'Cure, ricerca, benessere'], {
    in: ['scienza'],
    on: ['salute', 'ricerca'],
  }),
  makeTopic('life', 'scuola', ['scuola-e-famiglie', 'Scuola e famiglie', 'Classi, giovani, servizi'], {
    on: ['scuola', 'giovani', 'famiglie'],
  }),
  makeTopic('life', 'dati', ['tecnologia', 'Tecnologia', 'Rete, dati, intelligenza artificiale'], {
    in: ['tecnologia'],
    on: ['intelligenza-artificiale', 'sicurezza'],
  }),
  makeTopic('culture', 'libri', ['libri-e-arte', 'Libri e arte', 'Letture, mostre, musei'], {
    in: ['cultura'],
    on: ['libri', 'arte'],
  }),
  makeTopic('culture', 'teatro', ['spettacoli', 'Spettacoli', 'Cinema, teatro, musica'], {
    in: ['spettacoli'],
    on: ['cinema', 'teatro', 'musica'],
  }),
  makeTopic('culture', 'vigne', ['viaggi-e-gusto', 'Viaggi e gusto', 'Itinerari lenti, cucina, campagna'], {
    in: ['viaggi'],
    on: ['turismo', 'cibo', 'agricoltura'],
  }),
  makeTopic('sport', 'stadio', ['sport', 'Sport', 'Partite, classifiche, storie'], {
    in: ['sport'],
    on: ['calcio', 'ciclismo', 'nuoto', 'pallavolo'],
  }),
];

const seaTopic = (picture: string) =>
  makeTopic('local', picture, ['mare-e-coste', 'Mare e coste', 'Porti, spiagge, pesca'], { on: ['mare'] });

/** Topics of a single paper, which are listed first. */
const PAPER_TOPICS: Record<Sigla, readonly CatalogueTopic[]> = {
  MG: [
    makeTopic(
      'local',
      'roma',
      ['roma', 'Cronaca di Roma', 'Fatti, servizi, quartieri'],
      localPagesOf('roma', 'metropoli'),
    ),
    makeTopic(
      'local',
      'trabocco',
      ['province-e-umbria', 'Province e Umbria', 'Dal Lazio all’Abruzzo, le edizioni locali'],
      localPagesOf('frosinone', 'latina', 'rieti', 'viterbo', 'civitavecchia', 'abruzzo', 'umbria', 'ostia'),
    ),
    seaTopic('spiaggia'),
  ],
  LG: [
    makeTopic('local', 'roma', ['roma', 'Roma', 'Trasporti, quartieri, vita in città'], localPagesOf('roma')),
    makeTopic(
      'local',
      'binari',
      ['milano', 'Milano', 'Trasporti, quartieri, vita in città'],
      localPagesOf('milano'),
    ),
  ],
  CA: [
    makeTopic(
      'local',
      'porto',
      ['ancona', 'Ancona e il porto', 'Città, traghetti, cantieri'],
      localPagesOf('ancona'),
    ),
    makeTopic(
      'local',
      'piazza',
      ['le-altre-marche', 'Le altre Marche', 'Pesaro, Macerata, Fermo, Ascoli'],
      localPagesOf('pesaro', 'macerata', 'fermo', 'ascoli'),
    ),
    seaTopic('spiaggia'),
  ],
  EM: [
    makeTopic(
      'local',
      'vesuvio',
      ['napoli', 'Cronaca di Napoli', 'Città e circondario'],
      localPagesOf('napoli', 'circondario-nord', 'circondario-sud', 'penisola-sorrentina'),
    ),
    makeTopic(
      'local',
      'mercato',
      ['province-campane', 'Province campane', 'Avellino, Benevento, Caserta, Salerno'],
      localPagesOf('avellino', 'benevento', 'caserta', 'salerno'),
    ),
    seaTopic('spiaggia'),
  ],
  QP: [
    makeTopic(
      'local',
      'ulivi',
      ['salento', 'Salento', 'Lecce, Brindisi e i paesi'],
      localPagesOf('lecce', 'brindisi'),
    ),
    makeTopic(
      'local',
      'porto',
      ['bari-e-taranto', 'Bari e Taranto', 'Porti, fabbriche, quartieri'],
      localPagesOf('bari', 'taranto'),
    ),
    seaTopic('spiaggia'),
  ],
  GZ: [
    makeTopic(
      'local',
      'laguna',
      ['venezia', 'Venezia e la laguna', 'Città, isole, maree'],
      localPagesOf('venezia'),
    ),
    makeTopic(
      'local',
      'piazza',
      ['citta-del-nordest', 'Città del Nordest', 'Treviso, Padova, Pordenone, Rovigo, Bassano'],
      localPagesOf('treviso', 'padova', 'pordenone', 'rovigo', 'vicenza-bassano'),
    ),
    makeTopic('local', 'neve', ['montagna', 'Montagna', 'Dolomiti, Friuli, rifugi'], {
      ...localPagesOf('belluno', 'friuli'),
      on: ['montagna'],
    }),
  ],
};

/** The topics of a paper, in the order in which they are offered. */
export const topicsOf = (brand: Sigla): readonly CatalogueTopic[] => [
  ...PAPER_TOPICS[brand],
  ...SHARED_TOPICS,
];

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
