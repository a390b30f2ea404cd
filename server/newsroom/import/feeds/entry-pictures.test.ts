import { expect, test } from 'vitest';
import { atomEntry, atomFeed, channel, feedItem, jsonFeed, readItem } from '#tests/support/feed-fixtures.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const encoded = (html: string) => `<content:encoded><![CDATA[<p>Testo</p>${html}]]></content:encoded>`;
const site = (path: string) => `https://foglio.example/${path}`;

test.each([
  [
    'late, by data-src',
    `<img src="${PIXEL}" data-src="${site('vera.jpg')}" alt="Vera">`,
    [[site('vera.jpg')]],
  ],
  ['late, by data-lazy-src', `<img src="/blank.gif" data-lazy-src="${site('a.jpg')}">`, [[site('a.jpg')]]],
  [
    'late, without a script',
    `<img src="${PIXEL}"><noscript><img src="${site('a.jpg')}"></noscript>`,
    [[site('a.jpg')]],
  ],
  [
    'in several widths',
    `<img src="${site('a.jpg')}" srcset="${site('a-300.jpg')} 300w, ${site('a-900.jpg')} 900w">`,
    [[site('a-900.jpg'), site('a-300.jpg'), site('a.jpg')]],
  ],
  [
    'with sources beside it',
    `<picture><source srcset="${site('a.webp')} 900w" type="image/webp"><img src="${site('a.jpg')}"></picture>`,
    [[site('a.webp'), site('a.jpg')]],
  ],
  ['of its site', '<img src="/foto/a.jpg">', [[site('foto/a.jpg')]]],
  ['of another site', '<img src="//cdn.example/a.jpg">', [['https://cdn.example/a.jpg']]],
  ['beside the feed, or at its site', '<img src="foto/a.jpg">', [['foto/a.jpg', site('sez/foto/a.jpg')]]],
  ['a dot that counts', `<img src="${site('t.gif')}" width="1" height="1">`, []],
  ['a dot in an address', `<img src="${PIXEL}">`, []],
  ['one that is hidden', `<img src="${site('t.gif')}" style="display:none">`, []],
  ['a counter of a known kind', '<img src="https://pixel.wp.com/b.gif?host=x">', []],
  ['a face of a writer', '<img src="https://secure.gravatar.com/avatar/1?s=96">', []],
  ...['clear-sky.png', 'loading-dock.png', 'pixel-9-pro.png', 'transparent-oled.png'].map(
    (name): [string, string, string[][]] => [
      `with a word for placeholders in its name: ${name}`,
      `<img src="${site(name)}">`,
      [[site(name)]],
    ],
  ),
  ...[
    'clear.gif',
    'loading-spinner.svg',
    'lazy_placeholder.png',
    'pixel-1x1.png',
    'placeholder-due.png',
    'transparent_bg.png',
  ].map((name): [string, string, string[][]] => [
    `that is a placeholder: ${name}`,
    `<img src="${site(name)}">`,
    [],
  ]),
  [
    'twice the same',
    `<img src="${site('a-300x200.jpg')}"><img src="${site('a.jpg')}">`,
    [[site('a.jpg'), site('a-300x200.jpg')]],
  ],
  [
    'two of them',
    `<img src="${site('a.jpg')}"><img src="${site('b.jpg')}">`,
    [[site('a.jpg')], [site('b.jpg')]],
  ],
])('a picture of the text %s', async (_, html, pictures) => {
  const item = feedItem(`<link>${site('sez/uno.html')}</link>${encoded(html)}`);
  expect(await readItem(channel(item))).toMatchObject({ pictures, body: '<p>Testo</p>' });
});

test.each([
  [
    'of a group the widest',
    `<media:group><media:content url="${site('v.mp4')}" type="video/mp4" width="1920"/>
     <media:content url="${site('s.jpg')}" type="image/jpeg" width="240"/>
     <media:content url="${site('l.jpg')}" type="image/jpeg" width="1280"/></media:group>`,
    [[site('l.jpg'), site('s.jpg')]],
  ],
  [
    'every enclosure that is a picture',
    `<enclosure url="${site('a.mp3')}" type="audio/mpeg"/><enclosure url="${site('a.jpg')}" type="image/jpeg"/>
     <enclosure url="${site('b.jpg')}"/>`,
    [[site('a.jpg')], [site('b.jpg')]],
  ],
  ['a thumbnail where there is no other', `<media:thumbnail url="${site('t.jpg')}"/>`, [[site('t.jpg')]]],
  [
    'the widest thumbnail',
    `<media:thumbnail url="${site('t.jpg')}" width="75"/><media:thumbnail url="${site('u.jpg')}" width="480"/>`,
    [[site('u.jpg'), site('t.jpg')]],
  ],
  [
    'no thumbnail beside a picture',
    `<media:thumbnail url="${site('t.jpg')}"/>${encoded(`<img src="${site('a.jpg')}">`)}`,
    [[site('a.jpg')]],
  ],
  ['the cover of a podcast', `<itunes:image href="${site('c.jpg')}"/>`, [[site('c.jpg')]]],
  ['no face', '<media:content url="https://1.gravatar.com/avatar/x?s=96" medium="image"/>', []],
])('RSS: %s', async (_, inside, pictures) => {
  expect(await readItem(channel(feedItem(inside)))).toMatchObject({ pictures });
});

test('Atom and JSON Feed: enclosures, the item’s picture, attachments', async () => {
  const link = `<link rel="enclosure" type="image/jpeg" href="/a.jpg"/><link rel="alternate" href="${site('uno')}"/>`;
  expect(await readItem(atomFeed(atomEntry(link)))).toMatchObject({ pictures: [[site('a.jpg')]] });
  const attachments = [
    { url: site('a.mp3'), mime_type: 'audio/mpeg' },
    { url: site('b.jpg'), mime_type: 'image/jpeg' },
  ];
  expect(await readItem(jsonFeed({ image: '/a.jpg', attachments }))).toMatchObject({
    pictures: [[site('a.jpg')], [site('b.jpg')]],
  });
  expect(await readItem(jsonFeed({ banner_image: site('c.jpg') }))).toMatchObject({
    pictures: [[site('c.jpg')]],
  });
});

test('a caption goes with its picture, and an emoji drawn as a picture stays a character', async () => {
  const html = `<figure><img src="${site('a.jpg')}" alt="x"><figcaption>Il <b>ponte</b></figcaption></figure>
    <p>Ciao <img class="wp-smiley" src="https://s.w.org/e.png" alt="🙂"></p><figure><figcaption>Sola</figcaption></figure>`;
  const item = await readItem(channel(feedItem(encoded(html))));
  expect(item).toMatchObject({
    body: '<p>Testo</p>\n<p>Ciao 🙂</p>\n<p>Sola</p>',
    pictures: [[site('a.jpg')]],
  });
});

test('WordPress: the featured picture and those of a gallery are taken from the export', async () => {
  const attachment = (id: number, extra = '') =>
    feedItem(`<wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
      <wp:attachment_url>${site(`${id}.jpg`)}</wp:attachment_url>${extra}`);
  const post =
    feedItem(`${encoded('[caption width="300"]<img src="/b.jpg"/> Il ponte[/caption] [gallery ids="3,2"]')}
    <wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_id>1</wp:post_id>
    <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta>`);
  expect(await readItem(channel(post + attachment(2) + attachment(3)))).toMatchObject({
    body: '<p>Testo</p>',
    pictures: [[site('2.jpg')], [site('3.jpg')], [site('b.jpg')]],
  });
  const plain = feedItem('<wp:post_id>1</wp:post_id><wp:status>publish</wp:status>');
  expect(await readItem(channel(plain + attachment(4, '<wp:post_parent>1</wp:post_parent>')))).toMatchObject({
    pictures: [[site('4.jpg')]],
  });
});

const LINKS =
  '<p><a href="/a">uno</a> <a href="//cdn.example/b">due</a> <a href="c.html">tre</a> <a href="#d">quattro</a> <a href="mailto:a@foglio.example">cinque</a> <a href="javascript:x()">sei</a></p>';
const link = (href: string, words: string) => `<a href="${href}" rel="noopener noreferrer">${words}</a>`;
const led = (base: string, folder: string) =>
  `<p>${link(`${base}/a`, 'uno')} ${link('https://cdn.example/b', 'due')} ${link(`${base}/${folder}c.html`, 'tre')} quattro ${link('mailto:a@foglio.example', 'cinque')} sei</p>`;
const html = `<content:encoded><![CDATA[${LINKS}]]></content:encoded>`;
const ITEM_LINK = '<link>https://foglio.example/sez/uno.html</link>';

test.each([
  ['the item’s address', channel(feedItem(ITEM_LINK + html)), led('https://foglio.example', 'sez/')],
  ['the feed’s address', channel(feedItem(html)), led('https://foglio.example', '')],
  [
    'xml:base',
    channel(feedItem(ITEM_LINK + html)).replace('<item>', '<item xml:base="https://altro.example/x/">'),
    led('https://altro.example', 'x/'),
  ],
  [
    'xml:base of Atom within another',
    atomFeed(
      atomEntry('', { content: `<content type="html" xml:base="y/"><![CDATA[${LINKS}]]></content>` }),
    ).replace('<feed ', '<feed xml:base="https://altro.example/x/" '),
    led('https://altro.example', 'x/y/'),
  ],
  [
    'the address of a JSON item',
    jsonFeed({ url: 'https://foglio.example/sez/uno', content_html: LINKS }),
    led('https://foglio.example', 'sez/'),
  ],
])('links are relative to %s', async (_, file, body) => {
  expect(await readItem(file)).toMatchObject({ body });
});

test('a link without a valid address is reduced to its words, and never leads into the newsstand', async () => {
  const nowhere = channel(feedItem(html)).replace('<link>https://foglio.example/</link>', '');
  const words = `<p>uno due tre quattro ${link('mailto:a@foglio.example', 'cinque')} sei</p>`;
  expect(await readItem(nowhere)).toMatchObject({ body: words });
});

test('each element of XHTML may have its own base', async () => {
  const content = `<content type="xhtml" xml:base="https://altro.example/x/"><div xmlns="http://www.w3.org/1999/xhtml">
    <p xml:base="y/"><a href="c">uno</a></p></div></content>`;
  expect(await readItem(atomFeed(atomEntry('', { content })))).toMatchObject({
    body: `<p>${link('https://altro.example/x/y/c', 'uno')}</p>`,
  });
});

test.each([
  ['a type that is none', '<enclosure url="https://foglio.example/a.jpg" type="jpg"/>', ['a.jpg']],
  ['a cover as text', '<image>https://foglio.example/a.jpg</image>', ['a.jpg']],
  ['a thumbnail as text', '<thumbnail>https://foglio.example/a.jpg</thumbnail>', ['a.jpg']],
])('RSS: a picture with %s', async (_, inside, names) => {
  expect(await readItem(channel(feedItem(inside)))).toMatchObject({ pictures: [names.map(site)] });
});

test('pictures that differ only in a short parameter of their address stay separate', async () => {
  const media = (address: string) => `<media:content url="${site(address)}" medium="image"/>`;
  const all = ['show?s=1', 'show?s=2', 'show?q=2&amp;w=140', 'foto.php?q=7', 'foto.php?q=8'];
  expect(await readItem(channel(feedItem(all.map(media).join(''))))).toMatchObject({
    pictures: all.map((address) => [site(address.replace('&amp;', '&'))]),
  });
  const widths =
    media('a.jpg?s=1') + media('a.jpg?s=2&amp;q=80') + media('show?s=1&amp;w=9') + media('show?s=1');
  expect(await readItem(channel(feedItem(widths)))).toMatchObject({
    pictures: [
      [site('a.jpg?s=1'), site('a.jpg?s=2&q=80')],
      [site('show?s=1'), site('show?s=1&w=9')],
    ],
  });
});

test('addresses that differ only in the width are one picture, the widest first', async () => {
  const media = (query: string, width: number) =>
    `<media:content url="${site(`a.jpg?${query}`)}" width="${width}"/>`;
  const inside = media('w=140&amp;s=1', 140) + media('w=460&amp;s=2', 460) + media('id=7&amp;w=140', 140);
  expect(await readItem(channel(feedItem(inside)))).toMatchObject({
    pictures: [[site('a.jpg?w=460&s=2'), site('a.jpg?w=140&s=1')], [site('a.jpg?id=7&w=140')]],
  });
});
