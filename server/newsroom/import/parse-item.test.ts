import { describe, expect, test } from 'vitest';
import { bytesOf, ninjs } from '#tests/support/ninjs-fixture.ts';
import { parseItem } from './parse-item.ts';
import { Rejected } from './rejected.ts';

const delivered = (item: unknown) => parseItem(bytesOf(item)).delivered;

function refusal(item: unknown): string {
  try {
    delivered(item);
  } catch (error) {
    if (error instanceof Rejected) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('ninjs 2.2', () => {
  test('print facts, section, access and title are read', () => {
    const item = delivered(
      ninjs({ editions: ['Roma'], page: 7, position: 3, section: 'Sport', access: 'digital' }),
    );
    expect(item).toMatchObject({
      day: '2025-04-03',
      placements: [{ editionName: 'Roma', page: 7, position: 3 }],
      section: { slug: 'sport', name: 'Sport' },
      access: 'digital',
      title: 'Riapre il ponte',
      status: 'usable',
      versionCreated: '2025-04-03T02:30:00.000Z',
    });
  });

  test('several printEdition are several placements, without any it is the national edition', () => {
    const pages = [
      { role: 'printEditionDate', value: '2025-04-03' },
      { role: 'printEdition', value: 'Roma' },
      { role: 'printPage', value: '31' },
      { role: 'printEdition', value: 'Umbria' },
      { role: 'printPage', value: '40' },
    ];
    expect(delivered(ninjs({}, { altids: pages })).placements).toEqual([
      { editionName: 'Roma', page: 31, position: null },
      { editionName: 'Umbria', page: 40, position: null },
    ]);
    expect(delivered(ninjs({}, { altids: [] })).placements).toEqual([
      { editionName: 'Nazionale', page: null, position: null },
    ]);
  });

  test('without printEditionDate the day is the one in Rome', () => {
    const item = ninjs({}, { altids: [], versioncreated: '2025-04-03T23:30:00Z' });
    expect(delivered(item).day).toBe('2025-04-04');
  });

  test.each([
    [[], 'digital+'],
    [[{ rel: 'access', literal: 'premium' }], 'digital+'],
    [[{ rel: 'access', literal: 'online' }], 'online'],
    [
      [
        { rel: 'access', literal: 'free' },
        { rel: 'access', literal: 'digital' },
      ],
      'digital',
    ],
  ])('ROL-06 access %j is %s: an unknown or ambiguous one is the most restrictive', (subjects, access) => {
    expect(delivered(ninjs({}, { subjects })).access).toBe(access);
  });

  test('kicker, subtitle and author are read', () => {
    const headlines = [
      { role: 'kicker', value: 'Viabilità' },
      { role: 'main', value: 'Riapre il ponte' },
      { role: 'subheadline', value: 'Dopo <b>due</b> anni', contenttype: 'text/html' },
    ];
    const people = [
      { rel: 'author', name: 'Livia Santoro' },
      { rel: 'mentions', name: 'Ugo Foscolo' },
    ];
    expect(delivered(ninjs({}, { headlines, people, by: 'di Livia Santoro' }))).toMatchObject({
      kicker: 'Viabilità',
      title: 'Riapre il ponte',
      subtitle: 'Dopo due anni',
      byline: 'di Livia Santoro',
      authors: ['Livia Santoro'],
      subjects: [{ kind: 'person', slug: 'ugo-foscolo', name: 'Ugo Foscolo' }],
    });
  });

  test('plain text becomes paragraphs, and stays text', () => {
    const bodies = [{ contenttype: 'text/plain', value: 'Uno & due\n\n<b>tre</b>' }];
    expect(delivered(ninjs({}, { bodies })).bodyHtml).toBe(
      '<p>Uno &amp; due</p>\n<p>&lt;b&gt;tre&lt;/b&gt;</p>',
    );
  });

  test('the widest rendition of a picture is tried first', () => {
    const renditions = [
      { name: 'thumbnail', href: 'https://m.example/a-240.jpg', width: 240 },
      { name: 'base', href: 'https://m.example/a-1280.jpg', width: 1280 },
    ];
    const associations = [
      { name: 'a', uri: 'urn:p:1', type: 'picture', by: 'Foto Rossi', renditions },
      { name: 'b', uri: 'urn:p:2', type: 'video', renditions },
    ];
    expect(delivered(ninjs({}, { associations })).pictures).toEqual([
      {
        hrefs: ['https://m.example/a-1280.jpg', 'https://m.example/a-240.jpg'],
        caption: null,
        credit: 'Foto Rossi',
      },
    ]);
  });

  test.each([
    [{ unheardOf: 1 }, 'unheardOf: unknown property'],
    [{ bodies: [{ role: 'main' }] }, 'bodies[0].value: missing'],
    [{ bodies: [{ value: 3 }] }, 'bodies[0].value: expected string, found 3'],
    [{ uri: 'no uri' }, 'uri: not a URI'],
    [{ pubstatus: 'cancelled' }, 'pubstatus'],
    [{ headlines: [], bodies: [] }, 'headlines: no title'],
    [{ embargoed: 'domani' }, 'embargoed: not a date-time with time zone'],
  ])('%j is refused with place and reason', (overrides, message) => {
    expect(refusal(ninjs({}, overrides))).toContain(message);
  });

  test.each([
    ['a\0b', 'ab'],
    ['a\u001fb\u0000', 'ab'],
    ['L\u0092attacco', 'L’attacco'],
  ])('characters that no newspaper prints are dropped, and those of Windows-1252 decoded: %j', (title, shown) => {
    const { delivered: item, warnings } = parseItem(bytesOf(ninjs({ title })));
    expect(item.title).toBe(shown);
    expect(warnings.length).toBe(title.includes('\0') ? 1 : 0);
  });

  test('a withdrawal needs neither title nor text nor date', () => {
    expect(delivered({ uri: 'urn:test:1', pubstatus: 'canceled' })).toMatchObject({
      status: 'canceled',
      placements: [],
    });
  });
});

describe('ninjs 3.1', () => {
  const item = {
    uri: 'urn:test:3',
    standard: { name: 'ninjs', version: '3.1' },
    versionCreated: '2025-04-03T04:30:00Z',
    embargoedUntil: '2025-04-03T06:00:00Z',
    pubStatus: 'usable',
    headlines: [{ value: 'Riapre il ponte' }],
    bodies: [{ contentType: 'text/html', value: '<p>Uno.</p>' }],
    altIds: [{ role: 'printPage', value: '9' }],
  };

  test('camelCase properties are read', () => {
    expect(delivered(item)).toMatchObject({
      versionCreated: '2025-04-03T04:30:00.000Z',
      embargoedUntil: '2025-04-03T06:00:00.000Z',
      placements: [{ editionName: 'Nazionale', page: 9, position: null }],
    });
  });

  test('a cancelled item is recognised, with and without the name of its standard', () => {
    const { standard: _standard, ...unnamed } = item;
    expect(delivered({ ...item, pubStatus: 'canceled' }).status).toBe('canceled');
    expect(delivered({ ...unnamed, pubStatus: 'canceled' }).status).toBe('canceled');
    expect(delivered({ uri: 'urn:test:3', pubStatus: 'canceled' }).status).toBe('canceled');
  });

  test('it is as strict as 2.2', () => {
    expect(refusal({ ...item, pubstatus: 'canceled' })).toBe('pubstatus: unknown property');
    expect(refusal({ ...item, urgency: 12 })).toBe('urgency: above 9');
  });
});

describe('Superdesk 1.x', () => {
  const item = {
    guid: 'urn:newsml:desk:1',
    version: 3,
    type: 'text',
    pubstatus: 'usable',
    versioncreated: '2025-04-03T04:30:00+0000',
    headline: 'Riapre il ponte',
    abstract: '<p>Dopo due anni</p>',
    byline: 'Livia Santoro',
    body_html: '<p>Uno.</p>',
    service: [{ code: 'c', name: 'Cronaca' }],
    subject: [{ code: 'online', name: 'online', scheme: 'access' }],
    authors: [{ name: 'Livia Santoro', role: 'writer' }],
    altids: { printPage: '9', printEdition: ['Roma', 'Umbria'] },
    associations: {
      featuremedia: {
        type: 'picture',
        byline: 'Foto Rossi',
        description_text: 'Il ponte',
        renditions: { original: { href: 'ponte.jpg', width: 900 }, thumbnail: null },
      },
      other: null,
    },
    readtime: 2,
  };

  test('a flat item is read like one of 2.2', () => {
    expect(delivered(item)).toMatchObject({
      uri: 'urn:newsml:desk:1',
      version: '3',
      title: 'Riapre il ponte',
      subtitle: 'Dopo due anni',
      byline: 'Livia Santoro',
      authors: ['Livia Santoro'],
      bodyHtml: '<p>Uno.</p>',
      section: { slug: 'cronaca', name: 'Cronaca' },
      access: 'online',
      day: '2025-04-03',
      placements: [
        { editionName: 'Roma', page: 9 },
        { editionName: 'Umbria', page: 9 },
      ],
      pictures: [{ hrefs: ['ponte.jpg'], caption: 'Il ponte', credit: 'Foto Rossi' }],
    });
  });

  test('a withdrawal is recognised in either spelling', () => {
    expect(delivered({ ...item, pubstatus: 'canceled' }).status).toBe('canceled');
    expect(delivered({ ...item, pubstatus: 'cancelled' }).status).toBe('canceled');
    expect(refusal({ ...item, pubStatus: 'canceled' })).toContain('pubStatus');
    expect(refusal({ ...item, pubstatus: 'killed' })).toContain('pubstatus');
  });
});

describe('invalid input', () => {
  test.each([
    [[], 'item: not a JSON object'],
    [{}, 'uri: missing'],
    [{ uri: 'urn:a', standard: { name: 'NewsML-G2', version: '2.35' } }, 'standard.name: NewsML-G2'],
  ])('%j is refused', (item, message) => {
    expect(refusal(item)).toContain(message);
  });

  test('bytes that are not JSON in UTF-8 are refused', () => {
    expect(() => parseItem(new TextEncoder().encode('{"uri": '))).toThrow(/file: not JSON/);
    expect(() => parseItem(new Uint8Array([0x22, 0xe8, 0x22]))).toThrow('file: not UTF-8 text');
  });
});
