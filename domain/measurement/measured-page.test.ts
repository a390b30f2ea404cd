import { expect, test } from 'vitest';
import { measuredPage, measuredTitle } from './measured-page.ts';

test.each([
  ['/', 'home', '/'],
  ['/?data=2025-04-02', 'home', '/'],
  ['/articolo/12/il-ponte?da=mail#p3', 'articolo', '/articolo/12'],
  ['/articolo/ds/12', 'articolo', '/articolo/ds/12'],
  ['/articolo?id=12&token=x', 'articolo', '/articolo/12'],
  ['/articolo/?x=1&id=12', 'articolo', '/articolo/12'],
  ['/edizione/roma/2025-04-03', 'edizione', '/edizione/roma/2025-04-03'],
  ['/sezione/sport/2025-04-03/1', 'sezione', '/sezione/sport'],
  ['/firma/livia-santoro?pagina=2', 'firma', '/firma/livia-santoro'],
  ['/ricerca/mario%20rossi', 'ricerca', '/ricerca'],
  ['/archivio/cerca/mario', 'ricerca', '/archivio/cerca'],
  ['/archivio/2025-04-03', 'archivio', '/archivio/2025-04-03'],
  ['/sezioni', 'elenco', '/sezioni'],
  ['/user/profile/edit-password', 'account', '/user/profile/edit-password'],
  ['/password/nuova?codice=s3cret', 'account', '/password/nuova'],
  ['/login?id_code=s3cret', 'account', '/login'],
  ['/registrazione/attiva/s3cret', 'account', '/registrazione/attiva'],
  ['/vetrina/acquisto?offerta=mese', 'servizio', '/vetrina/acquisto'],
  ['/rassegna/bozza/2025-04-03', 'strumento', '/rassegna'],
  ['/mario.rossi@posta.example', 'altro', '/altro'],
  ['/articolo/uno', 'altro', '/altro'],
  ['/userabc', 'altro', '/altro'],
  ['//altrove.example/articolo/1', 'altro', '/altro'],
])('TRK-04 of %s only what names the paper’s own contents is stored', (address, kind, path) => {
  expect(measuredPage(address)).toEqual({ kind, path });
  expect(measuredPage(path)).toEqual({ kind, path });
});

test('TRK-04 only titles of the paper’s own contents are stored, without control characters', () => {
  expect(measuredTitle(measuredPage('/articolo/1'), 'Il\u001b[2J ponte\n')).toBe('Il [2J ponte');
  expect(measuredTitle(measuredPage('/'), 'x'.repeat(300))).toHaveLength(200);
  expect(measuredTitle(measuredPage('/ricerca/mario'), 'Risultati per mario')).toBe('ricerca');
  expect(measuredTitle(measuredPage('/user/profile'), 'Mario Rossi')).toBe('account');
});
