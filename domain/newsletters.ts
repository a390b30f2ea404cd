import type { Sigla } from './brands/brand.ts';
import type { OfferedNewsletter } from './interests.ts';

/** An automatic newsletter of the newsroom. ACC-07 */
export type Newsletter = Omit<OfferedNewsletter, 'personal' | 'canSubscribe' | 'subscribed'> & {
  /** Slugs of its source sections, or the topics that its reader follows. */
  from: readonly string[] | 'topics';
};

const DAILY = [0, 1, 2, 3, 4, 5, 6] as const;
const WORKDAYS = [1, 2, 3, 4, 5] as const;
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = DAILY;

type Texts = [slug: string, name: string, description: string];
type Schedule = [days: readonly number[], at: string];

const makeNewsletter = (
  [slug, name, description]: Texts,
  [days, at]: Schedule,
  from: Newsletter['from'],
  subscribersOnly = false,
): Newsletter => ({ slug, name, description, days, at, from, subscribersOnly });

/** Slugs of the local sections of some editions. */
const localSectionsOf = (...editions: string[]) => editions.map((edition) => `cronaca-${edition}`);

const THE_POINT = makeNewsletter(
  ['il-punto', 'Il punto delle 7', 'Le notizie che aprono la giornata, in cinque minuti di lettura.'],
  [DAILY, '07:00'],
  ['primo-piano', 'politica', 'esteri'],
);
const YOUR_TOPICS = makeNewsletter(
  ['i-tuoi-argomenti', 'I tuoi argomenti', 'Gli articoli sugli argomenti che segui, e solo quelli.'],
  [DAILY, '07:30'],
  'topics',
);
const WEEKEND = makeNewsletter(
  ['fine-settimana', 'Fine settimana', 'Che cosa leggere, vedere e assaggiare da venerdì a domenica.'],
  [[FRIDAY], '12:00'],
  ['cultura', 'spettacoli', 'viaggi'],
);
const SPORT = makeNewsletter(
  ['il-giorno-dopo', 'Il giorno dopo', 'Partite, classifiche e storie di sport del fine settimana.'],
  [[MONDAY], '08:00'],
  ['sport'],
);
const OPINIONS = makeNewsletter(
  ['le-opinioni', 'Le opinioni', 'I commenti della settimana, in anteprima per chi è abbonato.'],
  [[SUNDAY], '09:00'],
  ['commenti'],
  true,
);

/** Newsletters of every paper; they are listed after the paper's own. */
const SHARED_NEWSLETTERS = [YOUR_TOPICS, WEEKEND, SPORT, OPINIONS];

const PAPER_NEWSLETTERS: Record<Sigla, readonly Newsletter[]> = {
  MG: [
    makeNewsletter(
      [
        'roma-di-mattina',
        'Roma di mattina',
        'Fatti, cantieri e trasporti della città prima di uscire di casa.',
      ],
      [DAILY, '06:45'],
      ['cronaca', ...localSectionsOf('roma', 'metropoli', 'ostia')],
    ),
    makeNewsletter(
      ['tra-lazio-e-umbria', 'Tra Lazio e Umbria', 'Le storie delle province, dal litorale all’Appennino.'],
      [[WEDNESDAY], '08:00'],
      localSectionsOf('frosinone', 'latina', 'rieti', 'viterbo', 'civitavecchia', 'abruzzo', 'umbria'),
    ),
    makeNewsletter(
      ['conti-in-tasca', 'Conti in tasca', 'Bollette, mutui e lavoro spiegati con i numeri.'],
      [[TUESDAY], '12:30'],
      ['economia'],
    ),
  ],
  LG: [
    makeNewsletter(
      ['buongiorno-roma', 'Buongiorno Roma', 'La città in dieci righe, da leggere in metropolitana.'],
      [WORKDAYS, '07:15'],
      ['cronaca', ...localSectionsOf('roma')],
    ),
    makeNewsletter(
      ['buongiorno-milano', 'Buongiorno Milano', 'La città in dieci righe, da leggere in tram.'],
      [WORKDAYS, '07:15'],
      ['cronaca', ...localSectionsOf('milano')],
    ),
    makeNewsletter(
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
    makeNewsletter(
      ['marche-oggi', 'Marche oggi', 'Da Pesaro ad Ascoli, le notizie delle cinque province.'],
      [DAILY, '07:00'],
      ['cronaca', ...localSectionsOf('ancona', 'pesaro', 'macerata', 'fermo', 'ascoli')],
    ),
    makeNewsletter(
      ['porto-e-mare', 'Porto e mare', 'Traffici, pesca, coste e tempo sull’Adriatico.'],
      [[WEDNESDAY], '08:00'],
      ['ambiente', ...localSectionsOf('ancona')],
    ),
    makeNewsletter(
      ['distretti', 'Distretti', 'Fabbriche, mestieri e ordini: l’economia vista dai capannoni.'],
      [[TUESDAY], '12:30'],
      ['economia'],
      true,
    ),
  ],
  EM: [
    makeNewsletter(
      [
        'napoli-al-risveglio',
        'Napoli al risveglio',
        'La città con il primo caffè: cronaca, traffico, scuole.',
      ],
      [DAILY, '06:45'],
      ['cronaca', ...localSectionsOf('napoli', 'circondario-nord', 'circondario-sud')],
    ),
    makeNewsletter(
      ['le-province', 'Le province', 'Avellino, Benevento, Caserta e Salerno: i fatti e le storie.'],
      [[WEDNESDAY, SATURDAY], '08:00'],
      localSectionsOf('avellino', 'benevento', 'caserta', 'salerno', 'penisola-sorrentina'),
    ),
    makeNewsletter(
      ['terra-felice', 'Terra felice', 'Ambiente, coltivazioni e cucina della Campania.'],
      [[SATURDAY], '10:00'],
      ['ambiente', 'viaggi'],
    ),
  ],
  QP: [
    makeNewsletter(
      ['salento-subito', 'Salento subito', 'Lecce e Brindisi in cinque minuti, prima di cominciare.'],
      [DAILY, '07:00'],
      ['cronaca', ...localSectionsOf('lecce', 'brindisi')],
    ),
    makeNewsletter(
      ['due-citta', 'Due città', 'Bari e Taranto, tra porto, fabbrica e quartieri.'],
      [WORKDAYS, '18:30'],
      ['economia', ...localSectionsOf('bari', 'taranto')],
    ),
    makeNewsletter(
      ['ulivi', 'Ulivi', 'Acqua, campagna e mare: come cambia la Puglia.'],
      [[SATURDAY], '10:00'],
      ['ambiente'],
    ),
  ],
  GZ: [
    makeNewsletter(
      ['nordest-di-mattina', 'Nordest di mattina', 'Da Venezia a Pordenone, la cronaca delle città.'],
      [DAILY, '06:45'],
      [
        'cronaca',
        ...localSectionsOf('venezia', 'treviso', 'padova', 'pordenone', 'rovigo', 'vicenza-bassano'),
      ],
    ),
    makeNewsletter(
      ['quota', 'Quota', 'Montagna, neve e rifugi: Dolomiti e Friuli ogni fine settimana.'],
      [[FRIDAY], '17:00'],
      ['viaggi', ...localSectionsOf('belluno', 'friuli')],
    ),
    makeNewsletter(
      ['officina', 'Officina', 'Imprese, mestieri e conti del Nordest.'],
      [[TUESDAY], '12:30'],
      ['economia'],
      true,
    ),
  ],
};

/** The newsletters of a paper, in the order they are offered. */
export const newslettersOf = (brand: Sigla): readonly Newsletter[] => [
  THE_POINT,
  ...PAPER_NEWSLETTERS[brand],
  ...SHARED_NEWSLETTERS,
];

export const newsletterOf = (brand: Sigla, slug: string): Newsletter | undefined =>
  newslettersOf(brand).find((newsletter) => newsletter.slug === slug);
