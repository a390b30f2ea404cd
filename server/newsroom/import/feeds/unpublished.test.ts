import { expect, test } from 'vitest';
import {
  atomEntry,
  atomFeed,
  channel,
  feedItem,
  jsonFeed,
  readFeed,
  readItem,
} from '#tests/support/feed-fixtures.ts';

const wp = (inside: string) => channel(feedItem(inside));

test.each([
  ['draft', '<wp:status>draft</wp:status>', 'wp:status: draft: a draft'],
  ['pending', '<wp:status>pending</wp:status>', 'wp:status: pending: pending review'],
  ['private', '<wp:status>private</wp:status>', 'wp:status: private: private'],
  ['trash', '<wp:status>trash</wp:status>', 'wp:status: trash: in the trash'],
  ['auto-draft', '<wp:status>auto-draft</wp:status>', 'wp:status: auto-draft'],
  ['inherit', '<wp:status>inherit</wp:status>', 'wp:status: inherit: a part'],
  ['an empty status', '<wp:status/>', 'wp:status: empty is no status'],
  ['an unknown status', '<wp:status>archived</wp:status>', 'wp:status: archived is no status'],
  ['a name every object has', '<wp:status>constructor</wp:status>', 'wp:status: constructor is no status'],
  ['in capitals', '<wp:status><![CDATA[ Draft ]]></wp:status>', 'wp:status: draft'],
  [
    'a page',
    '<wp:status>publish</wp:status><wp:post_type>page</wp:post_type>',
    'wp:post_type: page, not a post',
  ],
  ['an attachment', '<wp:post_type>attachment</wp:post_type>', 'wp:post_type: attachment, not a post'],
  ['a menu', '<wp:post_type>nav_menu_item</wp:post_type>', 'wp:post_type: nav_menu_item'],
  ['a revision', '<wp:post_type>revision</wp:post_type>', 'wp:post_type: revision'],
  ['a plugin’s own', '<wp:post_type>elementor_library</wp:post_type>', 'wp:post_type: elementor_library'],
  [
    'a password',
    '<wp:status>publish</wp:status><wp:post_password><![CDATA[segreto]]></wp:post_password>',
    'wp:post_password: protected',
  ],
])('WordPress: %s is refused with its status', async (_, inside, reason) => {
  expect(await readItem(wp(inside))).toEqual({ refused: expect.stringContaining(reason) });
});

test('WordPress: a published post is imported, whatever prefix its vocabulary has', async () => {
  const published =
    '<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_password></wp:post_password>';
  expect(await readItem(wp(published))).toMatchObject({
    format: 'wxr-1.2',
    status: 'usable',
    embargoedUntil: null,
  });
  const renamed = wp('<wp:status>draft</wp:status>').replaceAll('wp:', 'x:').replace('xmlns:wp=', 'xmlns:x=');
  expect(await readItem(renamed)).toEqual({ refused: expect.stringContaining('wp:status: draft') });
});

test('WordPress: a scheduled post is held until its hour, one without an hour is refused', async () => {
  const scheduled = '<wp:status>future</wp:status><wp:post_date>2026-11-30 08:00:00</wp:post_date>';
  expect(await readItem(channel(feedItem(scheduled, { pubDate: '' })))).toMatchObject({
    embargoedUntil: '2026-11-30T07:00:00.000Z',
    day: '2026-11-30',
  });
  const never = '<wp:status>future</wp:status><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>';
  expect(await readItem(channel(feedItem(never, { pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000' })))).toEqual({
    refused: 'wp:status: scheduled, and no date says for when',
  });
});

test('a post of an export is imported; its draft and its page are refused with a reason', async () => {
  const items = [
    feedItem('<wp:status>publish</wp:status><wp:post_type>post</wp:post_type>', { guid: 'urn:caso:w1' }),
    feedItem('<wp:status>draft</wp:status><wp:post_type>post</wp:post_type>', {
      guid: 'urn:caso:w2',
      pubDate: 'Mon, 30 Nov -0001 00:00:00 +0000',
    }),
    feedItem('<wp:status>publish</wp:status><wp:post_type>page</wp:post_type>', { guid: 'urn:caso:w3' }),
  ];
  expect(await readFeed(channel(items.join('')))).toEqual([
    expect.objectContaining({ uri: 'urn:caso:w1' }),
    { refused: 'wp:status: draft: a draft, not published' },
    { refused: 'wp:post_type: page, not a post' },
  ]);
});

const KIND = 'http://schemas.google.com/g/2005#kind';
const kind = (term: string) =>
  `<category scheme="${KIND}" term="http://schemas.google.com/blogger/2008/kind#${term}"/>`;

test.each([
  ['a draft of Atom', '<app:control><app:draft>yes</app:draft></app:control>', 'app:draft: a draft'],
  [
    'a draft nobody understands',
    '<app:control><app:draft>forse</app:draft></app:control>',
    'app:draft: forse is neither',
  ],
  ['a comment of Blogger', kind('comment'), 'category: a comment, not a post'],
  ['settings of Blogger', kind('settings'), 'category: a settings, not a post'],
  [
    'a draft of Blogger today',
    '<b:status xmlns:b="http://schemas.google.com/blogger/2018">DRAFT</b:status>',
    'blogger:status: draft',
  ],
])('Atom: %s is refused with a reason', async (_, inside, reason) => {
  expect(await readItem(atomFeed(atomEntry(inside)))).toEqual({ refused: expect.stringContaining(reason) });
});

test.each([
  ['no draft', '<app:control><app:draft>no</app:draft></app:control>'],
  ['a post of Blogger', kind('post')],
])('Atom: %s is imported', async (_, inside) => {
  expect(await readItem(atomFeed(atomEntry(inside)))).toMatchObject({ status: 'usable' });
});

test.each([
  [
    'an embargo nobody can read',
    '<prism:embargoDate>presto</prism:embargoDate>',
    'prism:embargoDate: presto',
  ],
  ['a state of Media RSS that hides', '<media:status state="blocked"/>', 'media:status: blocked'],
])('RSS: %s is refused', async (_, inside, reason) => {
  expect(await readItem(channel(feedItem(inside)))).toEqual({ refused: expect.stringContaining(reason) });
});

test.each([
  ['two states', '<wp:status>publish</wp:status><wp:status>draft</wp:status>', 'wp:status: draft'],
  ['two types', '<wp:post_type>post</wp:post_type><wp:post_type>page</wp:post_type>', 'wp:post_type: page'],
  [
    'two passwords',
    '<wp:status>publish</wp:status><wp:post_password/><wp:post_password>x</wp:post_password>',
    'wp:post_password',
  ],
  [
    'two controls of Atom',
    '<app:control><app:draft>no</app:draft></app:control><app:control><app:draft>yes</app:draft></app:control>',
    'app:draft: a draft',
  ],
  [
    'two states of Media RSS',
    '<media:status state="active"/><media:status state="deleted"/>',
    'media:status: deleted',
  ],
])('an item with %s that disagree is refused', async (_, inside, reason) => {
  const head = inside.startsWith('<wp:post_type>') ? '<wp:status>publish</wp:status>' : '';
  expect(await readItem(channel(feedItem(head + inside)))).toEqual({
    refused: expect.stringContaining(reason),
  });
});

test.each([
  ['<status>bozza</status>', 'status: bozza: not published'],
  ['<cms:post_status xmlns:cms="urn:cms">Private</cms:post_status>', 'cms:post_status: Private'],
  ['<w:status>draft</w:status>', 'w:status: draft'],
  ['<visibility>non pubblicato</visibility>', 'visibility: non pubblicato'],
  ['<control><draft>yes</draft></control>', 'draft: yes'],
  ['<isDraft>true</isDraft>', 'isDraft: true'],
  ['<x:published xmlns:x="urn:x">no</x:published>', 'x:published: no'],
  ['<post_password>segreta</post_password>', 'post_password: segreta'],
  ['<x:status xmlns:x="urn:x" value="draft"/>', 'x:status: draft'],
  ['<x:status xmlns:x="urn:x" term="draft">Bozza del 3</x:status>', 'x:status: draft'],
  ['<pubStatus qcode="stat:withheld"/>', 'pubStatus: stat:withheld'],
  ['<pubstatus uri="http://cv.iptc.org/newscodes/pubstatusg2/canceled"/>', 'pubstatus: http'],
  ['<stato>Bozza</stato>', 'stato: Bozza'],
  ['<stato>in lavorazione</stato>', 'stato: in lavorazione'],
  ['<d:status xmlns:d="urn:drupal">0</d:status>', 'd:status: 0'],
  ['<visibile>no</visibile>', 'visibile: no'],
  ['<bozza>vero</bozza>', 'bozza: vero'],
  ['<draft>draft</draft>', 'draft: draft'],
  ['<workflow><state>draft</state></workflow>', 'state: draft'],
  ['<fields><field name="stato" value="bozza"/></fields>', 'stato: bozza'],
  ['<embargoed>true</embargoed>', 'embargoed: true is no moment'],
])('a state in a system’s own words: %s is refused', async (inside, reason) => {
  expect(await readItem(channel(feedItem(inside)))).toEqual({ refused: expect.stringContaining(reason) });
  expect(await readItem(atomFeed(atomEntry(inside)))).toEqual({ refused: expect.stringContaining(reason) });
});

test.each([
  [{ status: 'draft' }, 'status: draft'],
  [{ draft: true }, 'draft: true'],
  [{ is_published: false }, 'is_published: false'],
  [{ _foglio: { visibility: 'private' } }, 'visibility: private'],
  [{ status: ['draft'] }, 'status: draft'],
  [{ status: { value: 'draft' } }, 'status: draft'],
  [{ status: { id: 2, label: 'Bozza' } }, 'status: Bozza'],
  [{ status: [{ value: false }] }, 'status: false'],
  [{ status: 0 }, 'status: 0'],
  [{ meta: { status: 'draft' } }, 'meta.status: draft'],
  [{ meta: [{ key: 'stato', value: 'bozza' }] }, 'meta.stato: bozza'],
  [{ _cms: { workflow: { state: 'in_review' } } }, '_cms.workflow.state: in_review'],
  [{ draft: [true] }, 'draft: true'],
  [{ scheduled: true }, 'scheduled: true'],
  [{ password: 'segreta' }, 'password: segreta'],
  [{ embargoed: true }, 'embargoed: true is no moment'],
])('JSON Feed: %o is refused', async (overrides, reason) => {
  expect(await readItem(jsonFeed(overrides))).toEqual({ refused: expect.stringContaining(reason) });
});

test('a state that means published, or a word with another meaning, hides nothing', async () => {
  const inside =
    '<status>publish</status><draft>no</draft><state>Lazio</state><status>Che giornata!</status>';
  expect(await readItem(channel(feedItem(inside)))).toMatchObject({ status: 'usable' });
  const others = {
    status: [{ id: 1, label: 'published' }],
    draft: false,
    embargo: null,
    _foglio: { id: 3, draft: 'no' },
    author: { name: 'Anna Verdi', status: 'private' },
    comments: { status: 'pending' },
    location: { city: 'Novara', state: 'NO' },
    newsletter: { status: 'draft' },
  };
  expect(await readItem(jsonFeed(others))).toMatchObject({ status: 'usable', embargoedUntil: null });
  const author = '<author><name>Anna Verdi</name><status>private</status></author><embargoed>no</embargoed>';
  expect(await readItem(atomFeed(atomEntry(author)))).toMatchObject({ embargoedUntil: null });
});

test('a text that runs into the next item, for example after a damaged CDATA end, is refused', async () => {
  const post = (status: string, end: string) =>
    feedItem(`<content:encoded><![CDATA[Testo.${end}</content:encoded><wp:status>${status}</wp:status>`);
  expect(await readFeed(channel(post('draft', ']]}') + post('publish', ']]>')))).toEqual([
    { refused: 'item: its text runs into another item: the file is damaged' },
  ]);
});

test('a state in an attribute of an RSS item, or twice in a JSON item, is respected', async () => {
  const item = feedItem().replace('<item>', '<item status="bozza">');
  expect(await readItem(channel(item))).toEqual({ refused: 'status: bozza: not published' });
  const twice = jsonFeed({ draft: false }).replace('"draft":false', '"draft":true,"draft":false');
  expect(await readItem(twice)).toEqual({ refused: 'draft: stands twice in the item' });
  const within = jsonFeed({ _cms: { stato: 'x' } }).replace('"stato":"x"', '"stato":"bozza","stato":"x"');
  expect(await readItem(within)).toEqual({ refused: 'stato: stands twice in the item' });
});

const FORM_OF_WORDPRESS =
  '<form action="https://foglio.example/wp-login.php?action=postpass" class="post-password-form" method="post"><p>Il contenuto è protetto da password.</p><p><label>Password: <input name="post_password" type="password"></label></p></form>';
const FORM_OF_A_THEME = '<p>Articolo protetto.</p><input type="password" name="chiave">';
const cdata = (html: string) => `<![CDATA[${html}]]>`;

test.each([
  FORM_OF_WORDPRESS,
  FORM_OF_A_THEME,
])('NWS-05 the placeholder of a post with a password is refused: %s', async (form) => {
  const refused = { refused: 'password: its text is protected by a password' };
  const encoded = `<content:encoded>${cdata(form)}</content:encoded>`;
  expect(await readItem(channel(feedItem(encoded)))).toEqual(refused);
  const content = `<content type="html">${cdata(form)}</content>`;
  expect(await readItem(atomFeed(atomEntry('', { content })))).toEqual(refused);
  expect(await readItem(jsonFeed({ content_html: form }))).toEqual(refused);
});

test.each([
  '<p>Il modulo: &lt;input name="post_password" type="password"&gt;</p>',
  `<p>${'Il ponte riapre dopo i lavori. '.repeat(20)}</p><p>Password: <input type="password"></p>`,
  '<p>Il contenuto è protetto da password, dice il sito.</p>',
  '<p>Cerca nel sito: <input type="search"></p>',
])('NWS-05 a text beside a form, or about passwords, is read: %s', async (html) => {
  expect(await readItem(jsonFeed({ content_html: html }))).toMatchObject({ status: 'usable' });
});
