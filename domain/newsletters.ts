import type { Sigla } from './brands/brand.ts';
import type { OfferedNewsletter } from './interests.ts';

/** An automatic newsletter of the newsroom. ACC-07 */
export type Newsletter = Omit<OfferedNewsletter, 'personal' | 'open' | 'subscribed'> & {
  /** Slugs of its source sections, or the topics that its reader follows. */
  from: readonly string[] | 'topics';
};

const DAILY = [0, 1, 2, 3, 4, 5, 6] as const;
const WORKDAYS = [1, 2, 3, 4, 5] as const;
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = DAILY;

type Words = [slug: string, name: string, description: string];
type Times = [days: readonly number[], at: string];

const letter = (
  [slug, name, description]: Words,
  [days, at]: Times,
  from: Newsletter['from'],
  subscribers = false,
): Newsletter => ({ slug, name, description, days, at, from, subscribers });

/** Slugs of the local sections of some editions. */
const local = (...editions: string[]) => editions.map((edition) => `cronaca-${edition}`);

const THE_POINT = letter(
  ['il-punto', 'Il punto delle 7', 'Le notizie che aprono la giornata, in cinque minuti di lettura.'],
  [DAILY, '07:00'],
  ['primo-piano', 'politica', 'esteri'],
);
const YOUR_TOPICS = letter(
  ['i-tuoi-argomenti', 'I tuoi argomenti', 'Gli articoli sugli argomenti che segui, e solo quelli.'],
  [DAILY, '07:30'],
  'topics',
);
const WEEKEND = letter(
  ['fine-settimana', 'Fine settimana', 'Che cosa leggere, vedere e assaggiare da venerdì a domenica.'],
  [[FRIDAY], '12:00'],
  ['cultura', 'spettacoli', 'viaggi'],
);
const SPORT = letter(
  ['il-giorno-dopo', 'Il giorno dopo', 'Partite, classifiche e storie di sport del fine settimana.'],
  [[MONDAY], '08:00'],
  ['sport'],
);
const OPINIONS = letter(
  ['le-opinioni', 'Le opinioni', 'I commenti della settimana, in anteprima per chi è abbonato.'],
  [[SUNDAY], '09:00'],
  ['commenti'],
  true,
);

/** Newsletters of every paper; each paper's own come after the first. */
const SHARED = [YOUR_TOPICS, WEEKEND, SPORT, OPINIONS];

const OWN: Record<Sigla, readonly Newsletter[]> = {
  MG: [
    letter(
      [
        'roma-di-mattina',
        'Roma di mattina',
        'Fatti, cantieri e trasporti della città prima di uscire di casa.',
      ],
      [DAILY, '06:45'],
      ['cronaca', ...local('roma', 'metropoli', 'ostia')],
    ),
    letter(
      ['tra-lazio-e-umbria', 'Tra Lazio e Umbria', 'Le storie delle province, dal litorale all’Appennino.'],
      [[WEDNESDAY], '08:00'],
      local('frosinone', 'latina', 'rieti', 'viterbo', 'civitavecchia', 'abruzzo', 'umbria'),
    ),
    letter(
      ['conti-in-tasca', 'Conti in tasca', 'Bollette, mutui e lavoro spiegati con i numeri.'],
      [[TUESDAY], '12:30'],
      ['economia'],
    ),
  ],
  LG: [
    letter(
      ['buongiorno-roma', 'Buongiorno Roma', 'La città in dieci righe, da leggere in metropolitana.'],
      [WORKDAYS, '07:15'],
      ['cronaca', ...local('roma')],
    ),
    letter(
      ['buongiorno-milano', 'Buongiorno Milano', 'La città in dieci righe, da leggere in tram.'],
      [WORKDAYS, '07:15'],
      ['cronaca', ...local('milano')],
    ),
    letter(
      [
        'schermo-acceso',
        'Schermo acceso',
        'Tecnologia, cinema e serie: che cosa prova chi scrive di novità.',
      ],
      [[THURSDAY], '18:00'],
      ['tecnologia', 'spettacoli'],
    ),
  ],
  CA: [
    letter(
      ['marche-oggi', 'Marche oggi', 'Da Pesaro ad Ascoli, le notizie delle cinque province.'],
      [DAILY, '07:00'],
      ['cronaca', ...local('ancona', 'pesaro', 'macerata', 'fermo', 'ascoli')],
    ),
    letter(
      ['porto-e-mare', 'Porto e mare', 'Traffici, pesca, coste e tempo sull’Adriatico.'],
      [[WEDNESDAY], '08:00'],
      ['ambiente', ...local('ancona')],
    ),
    letter(
      ['distretti', 'Distretti', 'Fabbriche, mestieri e ordini: l’economia vista dai capannoni.'],
      [[TUESDAY], '12:30'],
      ['economia'],
      true,
    ),
  ],
  EM: [
    letter(
      [
        'napoli-al-risveglio',
        'Napoli al risveglio',
        'La città con il primo caffè: cronaca, traffico, scuole.',
      ],
      [DAILY, '06:45'],
      ['cronaca', ...local('napoli', 'circondario-nord', 'circondario-sud')],
    ),
    letter(
      ['le-province', 'Le province', 'Avellino, Benevento, Caserta e Salerno: i fatti e le storie.'],
      [[WEDNESDAY, SATURDAY], '08:00'],
      local('avellino', 'benevento', 'caserta', 'salerno', 'penisola-sorrentina'),
    ),
    letter(
      ['terra-felice', 'Terra felice', 'Ambiente, coltivazioni e cucina della Campania.'],
      [[SATURDAY], '10:00'],
      ['ambiente', 'viaggi'],
    ),
  ],
  QP: [
    letter(
      ['salento-subito', 'Salento subito', 'Lecce e Brindisi in cinque minuti, prima di cominciare.'],
      [DAILY, '07:00'],
      ['cronaca', ...local('lecce', 'brindisi')],
    ),
    letter(
      ['due-citta', 'Due città', 'Bari e Taranto, tra porto, fabbrica e quartieri.'],
      [WORKDAYS, '18:30'],
      ['economia', ...local('bari', 'taranto')],
    ),
    letter(
      ['ulivi', 'Ulivi', 'Acqua, campagna e mare: come cambia la Puglia.'],
      [[SATURDAY], '10:00'],
      ['ambiente'],
    ),
  ],
  GZ: [
    letter(
      ['nordest-di-mattina', 'Nordest di mattina', 'Da Venezia a Pordenone, la cronaca delle città.'],
      [DAILY, '06:45'],
      ['cronaca', ...local('venezia', 'treviso', 'padova', 'pordenone', 'rovigo', 'vicenza-bassano')],
    ),
    letter(
      ['quota', 'Quota', 'Montagna, neve e rifugi: Dolomiti e Friuli ogni fine settimana.'],
      [[FRIDAY], '17:00'],
      ['viaggi', ...local('belluno', 'friuli')],
    ),
    letter(
      ['officina', 'Officina', 'Imprese, mestieri e conti del Nordest.'],
      [[TUESDAY], '12:30'],
      ['economia'],
      true,
    ),
  ],
};

/** The newsletters of a paper, in the order they are offered. */
export const newslettersOf = (brand: Sigla): readonly Newsletter[] => [THE_POINT, ...OWN[brand], ...SHARED];

export const newsletterOf = (brand: Sigla, slug: string): Newsletter | undefined =>
  newslettersOf(brand).find((newsletter) => newsletter.slug === slug);
