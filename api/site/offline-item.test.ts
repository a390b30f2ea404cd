import { expect, test } from 'vitest';
import { isListable, toOfflineItem } from './offline-item.ts';

const edizione = { id: 3, slug: 'roma', titolo: 'Roma' };
const sezione = { id: 9, slug: 'cronaca', titolo: 'Cronaca' };
const data = '2026-03-14';

const article = {
  data: { article: { id: 7, slug: 'il-treno', titolo: 'Il treno', immagine: null, sezione, data } },
};
const issue = { data: { numero: { edizione, data } } };
const section = { data: { sezione, edizione, data } };

test.each([
  [
    '/api/edicola/articolo?id=7',
    article,
    { kind: 'article', address: '/articolo/7/il-treno', title: 'Il treno', detail: 'Cronaca', day: data },
  ],
  [
    '/api/edicola/numero?edizione=roma',
    issue,
    { kind: 'issue', address: '/edizione/roma', title: 'Roma', detail: null, day: data },
  ],
  [
    '/api/edicola/numero?edizione=roma&data=2026-03-14',
    issue,
    { kind: 'issue', address: '/edizione/roma/2026-03-14', title: 'Roma', detail: null, day: data },
  ],
  [
    '/api/edicola/sezione?titolo=cronaca',
    section,
    { kind: 'section', address: '/sezione/cronaca', title: 'Cronaca', detail: 'Roma', day: data },
  ],
  [
    '/api/edicola/sezione?titolo=cronaca&data=2026-03-14&id_edizione=3',
    section,
    {
      kind: 'section',
      address: '/sezione/cronaca/2026-03-14/3',
      title: 'Cronaca',
      detail: 'Roma',
      day: data,
    },
  ],
])('OFF-01 the answer of %s is listed with the address that requests it', (call, answer, item) => {
  expect(toOfflineItem(call, answer)).toEqual(item);
});

test('OFF-01 an answer that no address of the app requests is not listed', () => {
  expect(toOfflineItem('/api/edicola/sezione?data=2026-03-14&id_edizione=3&id=9', section)).toBeNull();
  expect(toOfflineItem('/api/edicola/home', { data: {} })).toBeNull();
  expect(isListable('/api/edicola/home')).toBe(false);
  expect(isListable('/api/edicola/articolo')).toBe(true);
});
