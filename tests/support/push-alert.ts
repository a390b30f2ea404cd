import type { PushedAlert } from '#domain/push/payload.ts';

/** An alert in the form that the worker reads, of an article with a topic and a story. */
export const pushedAlert = (change: Partial<PushedAlert> = {}): PushedAlert => ({
  id: '0198',
  kind: 'news',
  title: 'Sciopero dei treni rinviato',
  body: 'Corse regolari da domani.',
  path: '/articolo/7/sciopero?da=avviso',
  tag: 'storia-sciopero',
  icon: '/brands/mg/icon-192.png',
  badge: '/brands/mg/badge.png',
  image: '/immagini/a-640.avif',
  actions: [
    { action: 'leggi', title: 'Leggi' },
    { action: 'salva', title: 'Salva' },
    { action: 'silenzia', title: 'Silenzia tema' },
  ],
  articleId: 7,
  topic: 'trasporti',
  story: 'sciopero',
  edition: null,
  day: null,
  ...change,
});
