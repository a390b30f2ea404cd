import { expect, test } from 'vitest';
import { addressesToCache } from './addresses-to-cache.ts';

const origin = 'https://edicola.leggo.it';
const firstView = ['/api/edicola/sezioni', '/api/edicola/articolo?id=7'];
const picture = `${origin}/immagini/${'a'.repeat(24)}/640.avif`;

test('OFF-02 a first visit caches its view, and all that it loaded before there was a worker', () => {
  const loaded = [
    picture,
    `${origin}/assets/testata-ui-a1.woff2`,
    `${origin}/api/edicola/articolo?id=8`,
    `${origin}/api/site/tracking`,
    `${origin}/healthz`,
    'https://edicola.leggo.it.example.com/immagini/a/640.avif',
  ];
  expect(addressesToCache({ firstView, loaded, origin, isControlled: false })).toEqual([
    ...firstView,
    picture.slice(origin.length),
    '/assets/testata-ui-a1.woff2',
    '/api/edicola/articolo?id=8',
  ]);
});

test('OFF-02 a page controlled by a worker caches only the data inside its HTML', () => {
  expect(addressesToCache({ firstView, loaded: [picture], origin, isControlled: true })).toEqual(firstView);
});

test('OFF-02 a page that started from the app shell has requested its data already', () => {
  const loaded = firstView.map((address) => origin + address);
  expect(addressesToCache({ firstView, loaded, origin, isControlled: true })).toEqual([]);
});

test('NWS-06 a search whose answer was inside the HTML is not requested again', () => {
  const search = '/api/edicola/ricerca?q=treno';
  for (const watched of [true, false]) {
    const asked = { firstView: ['/api/edicola/sezioni', search], loaded: [], origin, isControlled: watched };
    expect(addressesToCache(asked)).toEqual(['/api/edicola/sezioni']);
  }
});
