/** Sections in newspaper order. */
export const SECTION_ORDER = [
  'primo-piano',
  'politica',
  'esteri',
  'cronaca',
  'economia',
  'commenti',
  'ambiente',
  'scienza',
  'tecnologia',
  'cultura',
  'spettacoli',
  'viaggi',
  'sport',
] as const;
export type SectionSlug = (typeof SECTION_ORDER)[number];

export const SECTION_NAMES: Record<SectionSlug, string> = {
  'primo-piano': 'Primo Piano',
  politica: 'Politica',
  esteri: 'Esteri',
  cronaca: 'Cronaca',
  economia: 'Economia',
  commenti: 'Commenti',
  ambiente: 'Ambiente',
  scienza: 'Scienza e salute',
  tecnologia: 'Tecnologia',
  cultura: 'Cultura',
  spettacoli: 'Spettacoli',
  viaggi: 'Viaggi',
  sport: 'Sport',
};

/** First and last page of a section, or of the pages that change with the edition. */
export type PageRange = readonly [first: number, last: number];
export type PagePlan = { pages: number; local: PageRange; sections: Record<SectionSlug, PageRange> };

/** Page 1, the front page, and the last page are in no section. */
export const BROADSHEET_PLAN: PagePlan = {
  pages: 48,
  local: [24, 33],
  sections: {
    'primo-piano': [2, 7],
    politica: [8, 10],
    esteri: [11, 13],
    cronaca: [14, 17],
    economia: [18, 21],
    commenti: [22, 23],
    ambiente: [34, 35],
    scienza: [36, 37],
    tecnologia: [38, 38],
    cultura: [39, 40],
    spettacoli: [41, 42],
    viaggi: [43, 43],
    sport: [44, 47],
  },
};

export const TABLOID_PLAN: PagePlan = {
  pages: 24,
  local: [10, 13],
  sections: {
    'primo-piano': [2, 3],
    politica: [4, 4],
    esteri: [5, 5],
    cronaca: [6, 7],
    economia: [8, 8],
    commenti: [9, 9],
    ambiente: [14, 14],
    scienza: [15, 15],
    tecnologia: [16, 16],
    cultura: [17, 17],
    spettacoli: [18, 19],
    viaggi: [20, 20],
    sport: [21, 23],
  },
};
