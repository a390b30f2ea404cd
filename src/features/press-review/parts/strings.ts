import { withPreposition } from '#domain/brands/with-preposition.ts';

export const clipPageStrings = {
  note: 'Nota',
  partial: 'La licenza non comprende il testo intero di questo articolo: qui ne vedi l’inizio.',
  alsoIn: (editions: string) => `Anche in: ${editions}`,
  open: (newspaper: string) => `Apri ${withPreposition('su', newspaper)}`,
  page: (page: number) => `pagina ${page}`,
} as const;

export const pageNumberStrings = { wrong: 'Un numero fra 1 e 999.' } as const;
