import { channel, feedItem } from './feed-fixtures.ts';
import { everyWordOf } from './html-words.ts';
import { ninjs } from './ninjs-fixture.ts';

/**
 * Prefixes of the made-up words in protected and in public text. They occur in no other text and in none of the hashes
 * that an answer contains.
 */
const GUARDED = 'qzkwvxq';
const OPEN = 'vxhwzqk';

let coined = 0;

/** A made-up word that is used only once. */
const word = (kind: string) => `${kind}${(coined++).toString(36)}a`;
const guarded = () => word(GUARDED);
const open = () => word(OPEN);

/**
 * Bodies in the shapes that newsrooms write, with protected words everywhere in the paid part where text is possible.
 */
const BODIES: Record<string, () => string> = {
  plain: () => `<p>${open()}.</p><p>${open()}.</p><p>${guarded()} ${guarded()}.</p><p>${guarded()}</p>`,
  'two paragraphs': () => `<p>${open()} ${open()}</p><p>${guarded()} ${guarded()}</p>`,
  'one paragraph': () => `<p>${open()} ${open()} ${guarded()} ${guarded()}</p>`,
  headed: () => `<h2>${open()}</h2><p>${open()}</p><h3>${guarded()}</h3><p>${guarded()}</p>`,
  marked: () =>
    `<p>${open()}</p><p>${open()}</p><p><strong>${GUARDED}</strong>ab <a href="https://example.it/${guarded()}" title="${guarded()}">${guarded()}</a></p>`,
  structured: () =>
    `<p>${open()}</p><p>${open()}</p><ul><li>${guarded()}</li></ul><blockquote>${guarded()}</blockquote><table><caption>${guarded()}</caption><tr><td>${guarded()}</td></tr></table>`,
  pictured: () =>
    `<p>${open()}</p><p>${open()}</p><figure><img src="red.png" alt="${guarded()}"><figcaption>${guarded()}</figcaption></figure><p>${guarded()}</p>`,
  loose: () => `<div><div>${open()}</div><div>${open()}</div>${guarded()}<br>${guarded()}</div>`,
  bare: () => `${open()} ${open()} ${guarded()} ${guarded()}`,
};

const PAID = ['online', 'digital', 'digital+', 'unknown-kind'];

export const GUARDED_DAY = '2025-04-03';

/** Every shape once, and the plain one for every kind of paid access. */
const TEXTS: [access: string, shape: string][] = [
  ...Object.keys(BODIES).map((shape, index): [string, string] => [PAID[index % PAID.length] ?? '', shape]),
  ...PAID.map((access): [string, string] => [access, 'plain']),
];

/** Items of one paper: paid ones in every shape, a free one, and some that no reader may see. */
export function guardedDelivery(): Record<string, unknown>[] {
  const paid = TEXTS.map(([access, shape], index) => {
    const section = index % 2 === 0 ? 'Cronaca' : 'Economia';
    const subjects = [
      { rel: 'section', name: section },
      { rel: 'access', literal: access },
      { rel: 'special', name: 'Inchiesta' },
    ];
    return ninjs(
      {
        uri: `urn:paid:${index}`,
        title: `${open()} ${shape} ${access}`,
        body: BODIES[shape]?.() ?? '',
        page: 2 + (index % 4),
        position: index + 1,
        editions: index % 3 === 0 ? ['Nazionale', 'Roma'] : ['Nazionale'],
        author: 'Livia Santoro',
        hrefs: ['red.png'],
      },
      { urgency: 1 + (index % 6), places: [{ name: 'Ostia' }], subjects },
    );
  });
  const free = ninjs({ uri: 'urn:free', title: `${open()} free`, body: `<p>${open()}</p>`, page: 9 });
  return [...paid, free, ...unseen('1')];
}

/** A feed with paid items: one has its pictures in its text only, one has a picture beside it and the caption in its text. */
export function guardedFeed(): string {
  const figure = (file: string) =>
    `<figure><img src="${file}" alt="${guarded()}"><figcaption>${guarded()}</figcaption></figure>`;
  const item = (guid: string, beside: string) => {
    const text = `<p>${open()}</p><p>${open()}</p>${figure('red.png')}<p>${guarded()}</p>${figure('blue.png')}`;
    const encoded = `<content:encoded><![CDATA[${text}]]></content:encoded>`;
    const pubDate = 'Thu, 03 Apr 2025 05:00:00 +0200';
    return feedItem(`${encoded}${beside}`, { guid, title: `${open()} feed`, pubDate, text: '' });
  };
  const beside = '<enclosure url="red.png" type="image/png"/>';
  return channel(item('urn:feed:in', '') + item('urn:feed:beside', beside));
}

const UNSEEN: Record<string, Record<string, unknown>> = {
  withheld: { pubstatus: 'withheld' },
  embargoed: { embargoed: '2025-04-03T23:00:00+02:00' },
  withdrawn: {},
};

/** Free articles that no reader may see: their titles are protected too. */
function unseen(version: string) {
  return Object.entries(UNSEEN).map(([state, more]) =>
    ninjs(
      {
        uri: `urn:unseen:${state}`,
        version,
        title: guarded(),
        body: `<p>${guarded()}</p><p>${guarded()}</p>`,
        position: 99,
      },
      { ...more, urgency: 1, places: [{ name: 'Ostia' }] },
    ),
  );
}

/** The item that withdraws the withdrawn article. */
export const withdrawal = () =>
  ninjs({ uri: 'urn:unseen:withdrawn', version: '9', title: 'x' }, { pubstatus: 'canceled' });

/** Caches the words of the last answer, since most answers are checked twice. */
let last = { answer: '', words: everyWordOf('') };

function wordsOf(answer: string): string[][] {
  if (answer !== last.answer) last = { answer, words: everyWordOf(answer) };
  return last.words;
}

const wordsWith = (kind: string, answer: string) => [
  ...new Set(wordsOf(answer).flatMap((words) => words.filter((one) => one.includes(kind)))),
];

/** Protected words in an answer, which must not be sent to a reader without a subscription. */
export const guardedWordsIn = (answer: string): string[] => wordsWith(GUARDED, answer);

/** Whether an answer contains any word of the delivery. */
export const showsDelivery = (answer: string): boolean => wordsWith(OPEN, answer).length > 0;
