import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { expect, test } from 'vitest';
import { createApi } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { apiAddressesOf } from '#domain/view-addresses.ts';
import { createAppRouter } from '#src/router.tsx';
import { routeTree } from '#src/routeTree.gen.ts';

const ORIGIN = 'https://edicola.leggo.it';

/** The calls that the page's own loaders make at an address, and the address after redirects. */
async function open(address: string): Promise<{ at: string; asked: string[] }> {
  const asked: string[] = [];
  const api = createApi({
    readToken: () => null,
    origins: { site: ORIGIN, account: ORIGIN, archive: ORIGIN },
    fetch: async ({ url }) => {
      asked.push(url.slice(ORIGIN.length));
      return Response.json({}, { status: 503 });
    },
  });
  const brand = { origin: ORIGIN } as PublicBrand;
  const load = createRequestHandler({
    request: new Request(new URL(address, ORIGIN)),
    createRouter: () =>
      createAppRouter(routeTree, { api: async () => api, brand, now: () => new Date() }, () => null),
  });
  const response = await load(async () => new Response());
  const next = response.headers.get('location');
  return next ? await open(next) : { at: address, asked };
}

function keptFor(address: string): string[] {
  const { pathname, searchParams } = new URL(address, ORIGIN);
  return apiAddressesOf({ path: pathname, query: Object.fromEntries(searchParams) });
}

test.each([
  '/',
  '/?data=2026-03-14',
  '/?data=ieri',
  '/sezioni',
  '/sezioni?edizione=roma&data=2026-03-14',
  '/sezioni?data=2026-02-30&edizione=Roma',
  '/sezione/cronaca',
  '/sezione/cronaca/2026-03-14/3',
  '/sezione/cronaca/2026-03-14/3/12',
  '/sezione/Caff%C3%A8%20&%20cultura',
  '/sezione/cronaca/2026-02-30',
  '/sezione?titolo=sport&date=2026-03-14',
  '/sezione?id=12&id_edizione=3&date=2026-03-14',
  '/sezione?id=12',
  '/speciali',
  '/speciale/atlante-del-vino',
  '/speciale/Atlante%20del%20vino/2026-03-14/3/12',
  '/speciale/atlante-del-vino/2026-02-30',
  '/speciale?id=12&id_edizione=3&date=2026-03-14',
  '/speciale?id=12',
  '/speciale/atlante-del-vino?pagina=2',
  '/speciale/atlante-del-vino/2026-03-14?id_edizione=3&pagina=2',
  '/speciale/atlante-del-vino?pagina=1',
  '/firme',
  '/firma/livia-santoro',
  '/firma/Livia%20Santoro?pagina=2',
  '/firma/livia-santoro?pagina=1',
  '/firma/livia-santoro?pagina=due',
  '/firma/%C2%AB',
  '/faq',
  '/faq?categoria=pagamenti&q=carta',
  '/faq?risposta=cambiare-carta',
  '/privacy',
  '/cookie',
  '/note-legali',
  '/accessibilita',
  '/archivio',
  '/archivio/2026-03-14',
  '/archivio/2026-03',
  '/archivio/2026-02-30',
  '/archivio/ieri',
  '/archivio?data=2026-03-14',
  '/archivio?data=ieri',
  '/preferiti',
  '/preferiti?ordine=data',
  '/archivio/cerca/treno%20delle%20sei',
  '/archivio/cerca/treno?pagina=2',
  '/archivio/cerca',
  '/ricerca',
  '/ricerca/treno%20delle%20sei',
  '/ricerca/caff%C3%A8%20%22nero%22?sezione=economia_sport&edizione=roma&ordine=data&pagina=3',
  '/ricerca/treno?firma=livia-santoro&da=2026-03-01&a=2026-03-14&pagina=1',
  '/ricerca?q=treno',
  '/contact',
  '/contact?forceForm=1&argomento=privacy',
  '/scaricati',
  '/avvisi',
  '/avvisi/dispositivo',
  '/edizione/roma',
  '/edizione/roma/2026-03-14',
  '/edizione/roma?data=2026-03-14',
  '/edizione/roma/2026-02-30',
  '/edizione/citt%C3%A0%20alta',
  '/articolo/7',
  '/articolo/7/il-treno-delle-sei',
  '/articolo/ds/7',
  '/articolo?id=7',
  '/articolo/sette',
  '/articolo/0',
  '/nessuna/pagina',
])('OFF-02 the calls cached for %s are those that the page makes', async (address) => {
  const { at, asked } = await open(address);
  expect(keptFor(at).sort()).toEqual([...new Set(asked)].sort());
});
