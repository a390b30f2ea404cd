import { describe, expect, test } from 'vitest';
import { type AlertToPush, buildPayload, MAX_PAYLOAD_BYTES, readPayload } from './payload.ts';

const ORIGIN = 'https://edicola.leggo.it';
const ALERT: AlertToPush = {
  id: '0198',
  kind: 'news',
  title: 'Sciopero dei treni rinviato',
  body: 'Il ministro firma la precettazione: corse regolari da domani.',
  path: '/articolo/7/sciopero-rinviato',
  icon: '/brands/lg/icon-192.png',
  badge: '/brands/lg/monochrome-96.png',
  image: '/immagini/abc-640.avif',
  articleId: 7,
  topic: 'trasporti',
  story: 'sciopero-treni',
  unread: 3,
};

/** Text with many scripts, emoji and combining marks. */
const SIGNS = 'Ta’ 🇮🇹 日本 ☎ 👩‍👩‍👧 शुभ العربية שלום ไทย e\u0300 𠮷 🏴󠁧󠁢󠁥󠁮󠁧󠁿';

const build = (change: Partial<AlertToPush> = {}) => buildPayload({ ...ALERT, ...change }, ORIGIN);
const read = (payload: string) => readPayload(JSON.parse(payload), ORIGIN);
const bytes = (payload: string) => new TextEncoder().encode(payload).length;

describe('PSH-03 a message', () => {
  test('has whole characters only, also where it is cut', () => {
    expect(read(build({ title: SIGNS, body: SIGNS }))).toMatchObject({ title: SIGNS, body: SIGNS });
    const { body = '' } = read(build({ body: '👩‍👩‍👧'.repeat(400) })) ?? {};
    expect(body).toMatch(/^(?:👩‍👩‍👧)+…$/u);
  });

  test('can be shown by a browser itself', () => {
    const navigate = `${ORIGIN}/articolo/7/sciopero-rinviato?da=avviso`;
    expect(JSON.parse(build())).toEqual({
      web_push: 8030,
      mutable: true,
      app_badge: 3,
      notification: {
        title: ALERT.title,
        body: ALERT.body,
        lang: 'it',
        dir: 'ltr',
        navigate,
        tag: 'storia-sciopero-treni',
        silent: false,
        icon: `${ORIGIN}/brands/lg/icon-192.png`,
        badge: `${ORIGIN}/brands/lg/monochrome-96.png`,
        image: `${ORIGIN}/immagini/abc-640.avif`,
        actions: [
          { action: 'leggi', title: 'Leggi', navigate },
          { action: 'salva', title: 'Salva', navigate },
          {
            action: 'silenzia',
            title: 'Silenzia tema',
            navigate: `${ORIGIN}/user/profile/topics/manage?da=avviso`,
          },
        ],
        data: {
          avviso: '0198',
          tipo: 'news',
          articolo: 7,
          argomento: 'trasporti',
          storia: 'sciopero-treni',
        },
      },
    });
  });

  test('is read back as it was built', () => {
    expect(read(build())).toEqual({
      id: '0198',
      kind: 'news',
      title: ALERT.title,
      body: ALERT.body,
      path: '/articolo/7/sciopero-rinviato?da=avviso',
      tag: 'storia-sciopero-treni',
      icon: `${ORIGIN}/brands/lg/icon-192.png`,
      badge: `${ORIGIN}/brands/lg/monochrome-96.png`,
      image: `${ORIGIN}/immagini/abc-640.avif`,
      actions: [
        { action: 'leggi', title: 'Leggi' },
        { action: 'salva', title: 'Salva' },
        { action: 'silenzia', title: 'Silenzia tema' },
      ],
      articleId: 7,
      topic: 'trasporti',
      story: 'sciopero-treni',
      edition: null,
      day: null,
    });
  });

  test.each<[Partial<AlertToPush>, string]>([
    [{}, 'storia-sciopero-treni'],
    [{ story: null }, 'storia-7'],
    [{ kind: 'exceptional', story: null, articleId: null }, 'storia-0198'],
    [{ kind: 'edition', edition: 'roma', day: '2026-11-20' }, 'edizione-roma'],
    [{ kind: 'digest' }, 'riepilogo'],
    [{ kind: 'test' }, 'prova'],
  ])('replaces an earlier one with the same tag: %o', (change, tag) => {
    expect(read(build(change))?.tag).toBe(tag);
  });

  test('has no action without a target', () => {
    const alert = read(build({ articleId: null, topic: null }));
    expect(alert?.actions.map(({ action }) => action)).toEqual(['leggi']);
  });

  test('without a picture and with fewer words fits the limit of push services', () => {
    const long = build({ body: 'città '.repeat(600) });
    expect(bytes(long)).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES);
    expect(bytes(long)).toBeGreaterThan(MAX_PAYLOAD_BYTES - 12);
    expect(read(long)).toMatchObject({ title: ALERT.title, image: null, body: /città…$/ });
  });

  test('loses its picture before any word', () => {
    const body = 'a'.repeat(MAX_PAYLOAD_BYTES - bytes(build({ body: '' })) + 1);
    expect(read(build({ body }))).toMatchObject({ body, image: null });
  });

  test('keeps as much of its title as fits', () => {
    const long = build({ title: '«Perché?» 🚲 '.repeat(300) });
    expect(bytes(long)).toBeLessThanOrEqual(MAX_PAYLOAD_BYTES);
    expect(read(long)).toMatchObject({ body: '', title: /^«Perché\?» 🚲 .*…$/u });
    expect(() => build({ path: `/${'a'.repeat(MAX_PAYLOAD_BYTES)}` })).toThrow(RangeError);
  });
});

describe('PSH-03 a received message', () => {
  const sent = (change: object, notification: object = {}) => {
    const whole = JSON.parse(build());
    return readPayload(
      { ...whole, ...change, notification: { ...whole.notification, ...notification } },
      ORIGIN,
    );
  };

  test.each([
    ['nothing', null],
    ['a text', 'Ciao'],
    ['without an alert', {}],
    ['without a declarative notification', { web_push: 1, notification: {} }],
  ])('is rejected if it is %s', (_what, message) => {
    expect(readPayload(message, ORIGIN)).toBeNull();
  });

  test('is rejected without a title or a number', () => {
    expect(sent({}, { title: ' ' })).toBeNull();
    expect(sent({}, { data: { tipo: 'news' } })).toBeNull();
  });

  test('is read without an optional field that is invalid', () => {
    const data = { avviso: '1', tipo: 'concorso', articolo: -7, giorno: 'ieri' };
    expect(sent({}, { body: 7, actions: 'leggi', tag: 1, image: false, data })).toMatchObject({
      id: '1',
      kind: 'news',
      body: '',
      tag: 'avviso-1',
      image: null,
      actions: [],
      articleId: null,
      day: null,
    });
  });

  test.each([
    ['https://evil.example/articolo/7', '/'],
    ['https://edicola.leggo.it.evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['https://edicola.leggo.it//evil.example', '/'],
    ['https://edicola.leggo.it/articolo/7?da=avviso', '/articolo/7?da=avviso'],
    ['/articolo/7', '/articolo/7'],
  ])('leading to %s opens %s', (navigate, path) => {
    expect(sent({}, { navigate })?.path).toBe(path);
  });
});
