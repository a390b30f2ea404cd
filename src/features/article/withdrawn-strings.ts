export const withdrawnStrings = {
  kicker: 'Articolo ritirato',
  title: 'La redazione ha ritirato questo articolo',
  text: (day: string, section: string) =>
    `Era uscito ${day} nella sezione ${section}. Dopo la pubblicazione la redazione ha deciso di toglierlo e il testo non è più disponibile. Il resto del giornale è al suo posto.`,
  toSection: (section: string) => `Vai a ${section}`,
  number: 'n. 410',
} as const;
