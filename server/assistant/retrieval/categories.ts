/** The subject of one of the specialised chatbots for online readers. RAG-01 */
export type Category = 'economia' | 'vaticano';

/**
 * Sections and subjects of a category: an article belongs to it by one of these sections, or by one of these subjects
 * of one of these kinds.
 */
export type CategorySlugs = {
  sections: readonly string[];
  subjects: { kinds: readonly string[]; slugs: readonly string[] };
};

/** IPTC media topics; sources write their codes with and without a scheme. */
const mediaTopics = (...codes: string[]) => codes.flatMap((code) => [code, `medtop-${code}`]);

const KINDS = ['topic', 'mediatopic', 'special', 'organisation', 'place'];

export const CATEGORIES: Record<Category, CategorySlugs> = {
  economia: {
    sections: [
      'economia',
      'economia-e-finanza',
      'finanza',
      'mercati',
      'borsa',
      'lavoro',
      'imprese',
      'risparmio',
      'banche',
      'fisco',
      'pensioni',
      'moneyeconomia',
      'economia-e-lavoro',
      'economia-e-mercati',
    ],
    subjects: {
      kinds: KINDS,
      slugs: [
        'economia',
        'finanza',
        'mercati',
        'borsa',
        'banche',
        'imprese',
        'fisco',
        'pensioni',
        'inflazione',
        'banca-d-italia',
        'banca-centrale-europea',
        'bce',
        'borsa-italiana',
        'confindustria',
        'consob',
        // Economy, business and finance; the economy; business; markets and exchanges.
        ...mediaTopics('04000000', '20000344', '20000170', '20000385'),
      ],
    },
  },
  vaticano: {
    sections: ['vaticano', 'citta-del-vaticano', 'santa-sede', 'papa', 'chiesa'],
    subjects: {
      kinds: KINDS,
      slugs: [
        'vaticano',
        'citta-del-vaticano',
        'stato-della-citta-del-vaticano',
        'santa-sede',
        'papa',
        'papi',
        'chiesa',
        'chiesa-cattolica',
        'curia-romana',
        'conclave',
        'giubileo',
        'cei',
        'ior',
        'conferenza-episcopale-italiana',
        'basilica-di-san-pietro',
        'piazza-san-pietro',
        // Pope.
        ...mediaTopics('20000704'),
      ],
    },
  },
};
