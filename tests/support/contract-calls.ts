import type { ContractName } from '#server/web/http/contracts.ts';
import { ninjs } from './ninjs-fixture.ts';

export type Call = { url: string; body?: unknown };

/** Articles that the calls need. */
export const ITEMS = [
  ninjs({ uri: 'urn:a', editions: ['Nazionale', 'Roma'], author: 'Livia Santoro', hrefs: ['red.png'] }),
  ninjs({ uri: 'urn:b', page: 3, access: 'digital', section: 'Sport' }),
  ninjs({ uri: 'urn:c', day: '2025-04-02' }),
  ninjs({ uri: 'urn:d', day: '2025-04-02' }),
  ninjs(
    { uri: 'urn:e', page: 4, day: '2025-04-02' },
    {
      subjects: [
        { rel: 'section', name: 'Sport' },
        { rel: 'special', name: 'Vino' },
      ],
    },
  ),
];

/** One operation, a documented status, and the calls that lead to it. */
export const CALLS: [ContractName, string, number, Call[]][] = [
  ['site', 'getNewsstand', 200, ['', '?data=2025-04-02', '?data=2019-01-01'].map(at('/api/edicola/home'))],
  ['site', 'getNewsstand', 404, [at('/api/edicola/home')('?data=9999-12-31')]],
  [
    'site',
    'getNewsstand',
    400,
    ['?data=ieri', '?data=2025-02-30', '?data=0000-01-01', '?data='].map(at('/api/edicola/home')),
  ],
  [
    'site',
    'getIssue',
    200,
    ['?edizione=roma', '?edizione=nazionale&data=2025-04-02'].map(at('/api/edicola/numero')),
  ],
  [
    'site',
    'getIssue',
    400,
    ['', '?edizione=Roma', '?edizione=roma&data=3-4-2025', '?edizione=%00'].map(at('/api/edicola/numero')),
  ],
  [
    'site',
    'getIssue',
    404,
    ['?edizione=viterbo', '?edizione=roma&data=2025-04-02'].map(at('/api/edicola/numero')),
  ],
  [
    'site',
    'getPackage',
    200,
    ['?edizione=roma', '?edizione=nazionale&data=2025-04-02'].map(at('/api/edicola/pacchetto')),
  ],
  ['site', 'getPackage', 400, ['', '?edizione=roma&data=ieri'].map(at('/api/edicola/pacchetto'))],
  ['site', 'getPackage', 404, ['?edizione=viterbo'].map(at('/api/edicola/pacchetto'))],
  [
    'site',
    'listPackageSizes',
    200,
    ['?numeri=roma/2025-04-03&numeri=nazionale/2025-04-02', '?numeri=viterbo/2025-04-03'].map(
      at('/api/edicola/pesi'),
    ),
  ],
  [
    'site',
    'listPackageSizes',
    400,
    ['', '?numeri=roma', '?numeri=Roma/2025-04-03', '?numeri=roma/2025-02-30'].map(at('/api/edicola/pesi')),
  ],
  ['site', 'listSections', 200, ['', '?edizione=roma', '?data=2025-04-02'].map(at('/api/edicola/sezioni'))],
  ['site', 'listSections', 400, ['?data=oggi', '?edizione=a%2Fb'].map(at('/api/edicola/sezioni'))],
  ['site', 'listSections', 404, ['?edizione=viterbo', '?data=2025-04-01'].map(at('/api/edicola/sezioni'))],
  [
    'site',
    'searchArticles',
    200,
    ['?q=ponte', '?q=ponte&sezione=sport&ordine=data&pagina=2', '?q=', '?q=il', '?q=pontte'].map(
      at('/api/edicola/ricerca'),
    ),
  ],
  ['site', 'searchArticles', 400, ['', '?q=a&pagina=0', '?q=a&da=ieri'].map(at('/api/edicola/ricerca'))],
  ['archive', 'searchBackIssues', 200, ['?q=ponte', '?q=ponte&edizione=roma'].map(at('/v1/ricerca'))],
  ['archive', 'searchBackIssues', 400, ['', '?q=ponte&a=oggi'].map(at('/v1/ricerca'))],
  [
    'site',
    'getSection',
    200,
    ['?titolo=cronaca', '?titolo=cronaca&data=2025-04-02', '?id=1&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/sezione'),
    ),
  ],
  [
    'site',
    'getSection',
    400,
    ['', '?id=1', '?id=1&id_edizione=1', '?titolo=Cronaca%20nera', '?id=-1'].map(at('/api/edicola/sezione')),
  ],
  [
    'site',
    'getSection',
    404,
    ['?titolo=cucina', '?titolo=cronaca&data=2025-04-01', '?titolo=cronaca&id_edizione=99'].map(
      at('/api/edicola/sezione'),
    ),
  ],
  ['site', 'listSignatures', 200, [''].map(at('/api/edicola/firme'))],
  ['site', 'getSupport', 200, [''].map(at('/api/edicola/assistenza'))],
  [
    'site',
    'getSignature',
    200,
    ['?slug=livia-santoro', '?slug=livia-santoro&pagina=9'].map(at('/api/edicola/firma')),
  ],
  [
    'site',
    'getSignature',
    400,
    ['', '?slug=Livia%20Santoro', '?slug=livia-santoro&pagina=0', '?slug=livia-santoro&pagina=due'].map(
      at('/api/edicola/firma'),
    ),
  ],
  ['site', 'getSignature', 404, ['?slug=nessuno'].map(at('/api/edicola/firma'))],
  ['site', 'listFaq', 200, [''].map(at('/api/edicola/faq'))],
  ['site', 'listLegalPages', 200, [''].map(at('/api/edicola/pagine'))],
  ['site', 'getVendorList', 200, [''].map(at('/api/edicola/fornitori'))],
  ['site', 'listSpecials', 200, [''].map(at('/api/edicola/speciali'))],
  [
    'site',
    'getSpecial',
    200,
    ['?titolo=vino', '?titolo=vino&data=2019-01-01', '?id=1&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getSpecial',
    400,
    ['', '?id=1', '?id=1&data=2025-04-03', '?titolo=Il%20vino', '?titolo=vino&data=ieri'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getSpecial',
    404,
    ['?titolo=birra', '?titolo=vino&id_edizione=99', '?id=9&id_edizione=1&data=2025-04-03'].map(
      at('/api/edicola/speciale'),
    ),
  ],
  [
    'site',
    'getArticle',
    400,
    ['', '?id=0', '?id=1.5', '?id=uno', '?id=2147483648', '?id=1&id=2'].map(at('/api/edicola/articolo')),
  ],
  ['site', 'getArticle', 404, ['?id=99', '?id=2147483647'].map(at('/api/edicola/articolo'))],
  [
    'archive',
    'listIssueDays',
    200,
    ['?edizione=roma', '?edizione=nazionale&da=2025-04-01&a=2025-04-02'].map(at('/v1/numeri')),
  ],
  [
    'archive',
    'listIssueDays',
    400,
    ['', '?edizione=ROMA', '?edizione=roma&da=2025-02-31'].map(at('/v1/numeri')),
  ],
  ['archive', 'listIssueDays', 404, ['?edizione=viterbo'].map(at('/v1/numeri'))],
  [
    'archive',
    'getCalendar',
    200,
    ['', '?mese=2025-04', '?mese=1878-12', '?mese=0001-01', '?mese=9999-12'].map(at('/v1/calendario')),
  ],
  [
    'archive',
    'getCalendar',
    400,
    ['?mese=aprile', '?mese=2025-13', '?mese=2025-4'].map(at('/v1/calendario')),
  ],
  ['archive', 'listIssuesOfDay', 200, ['', '?data=2025-04-02', '?data=2019-01-01'].map(at('/v1/giorno'))],
  ['archive', 'listIssuesOfDay', 400, ['?data=ieri', '?data=2025-02-30'].map(at('/v1/giorno'))],
  [
    'account',
    'trackEvent',
    400,
    [
      {},
      { url_articolo: '/articolo/1' },
      event('/'),
      { ...event('/articolo/1'), piu: 1 },
      { ...event('/articolo/1'), quando: 'ieri' },
      { ...event('/articolo/1'), quando: '2025-02-01T10:00:00Z' },
      { ...view('/'), finalita: [1, 2] },
      { ...view('/'), titolo: 'a\u001b[2J' },
      { ...view('/'), utente: 'anna' },
      { ...view('/'), quando: '2025-02-01T10:00:00Z' },
      view('https://altrove.example/'),
      { url: '/', evento: 'prestazioni', finalita: [4], metriche: {} },
      { url: '/', evento: 'prestazioni', finalita: [4], metriche: { lcp: -1 } },
    ].map(posted),
  ],
  [
    'account',
    'trackEvent',
    404,
    ['/articolo/9', '/articolo/uno', '/articolo/4294967297', '/articolo/ds/9'].map(event).map(posted),
  ],
];

/** Builds calls from queries. */
export function at(path: string) {
  return (query: string): Call => ({ url: path + query });
}

/** Event of an opened article. */
export function event(url_articolo: string) {
  return { url_articolo, evento: 'click' };
}

/** Event of a page viewed by a visitor. */
export function view(url: string) {
  return {
    url,
    evento: 'pagina',
    titolo: 'Pagina',
    ricarica: false,
    finalita: [1, 4],
    abbonato: false,
    collegato: false,
  };
}

/** Call that reports an event. */
export function posted(body: unknown): Call {
  return { url: '/api/site/tracking', body };
}
