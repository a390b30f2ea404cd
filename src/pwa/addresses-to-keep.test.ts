import { expect, test } from 'vitest';
import { addressesToKeep } from './addresses-to-keep.ts';

const origin = 'https://edicola.leggo.it';
const firstView = ['/api/edicola/sezioni', '/api/edicola/articolo?id=7'];
const picture = `${origin}/immagini/${'a'.repeat(24)}/640.avif`;

test('OFF-02 a first visit keeps its view, and all it has loaded before there was a worker', () => {
  const loaded = [
    picture,
    `${origin}/assets/testata-ui-a1.woff2`,
    `${origin}/api/edicola/articolo?id=8`,
    `${origin}/api/site/tracking`,
    `${origin}/healthz`,
    'https://edicola.leggo.it.example.com/immagini/a/640.avif',
  ];
  expect(addressesToKeep({ firstView, loaded, origin, watched: false })).toEqual([
    ...firstView,
    picture.slice(origin.length),
    '/assets/testata-ui-a1.woff2',
    '/api/edicola/articolo?id=8',
  ]);
});

test('OFF-02 a watched page keeps only what came inside the HTML', () => {
  expect(addressesToKeep({ firstView, loaded: [picture], origin, watched: true })).toEqual(firstView);
});

test('OFF-02 a page that started from the shell has asked for its data already', () => {
  const loaded = firstView.map((address) => origin + address);
  expect(addressesToKeep({ firstView, loaded, origin, watched: true })).toEqual([]);
});

test('NWS-06 a search that came inside the HTML is not made once more', () => {
  const search = '/api/edicola/ricerca?q=treno';
  for (const watched of [true, false]) {
    const asked = { firstView: ['/api/edicola/sezioni', search], loaded: [], origin, watched };
    expect(addressesToKeep(asked)).toEqual(['/api/edicola/sezioni']);
  }
});
