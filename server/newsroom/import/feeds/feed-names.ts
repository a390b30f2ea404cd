import { elementsOf, type XmlElement } from '../xml/xml-element.ts';

/**
 * The usual prefix of each vocabulary, whatever prefix a feed uses. The vocabularies of the feed formats themselves
 * have none.
 */
const USUAL_PREFIXES: [RegExp, string][] = [
  [/^https?:\/\/www\.w3\.org\/2005\/atom\/?$/i, 'atom'],
  [/^https?:\/\/purl\.org\/atom\/ns#$/i, 'atom'],
  [/^https?:\/\/(?:www\.w3\.org\/2007\/app|purl\.org\/atom\/app#)\/?$/i, 'app'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/i, 'content'],
  [/^https?:\/\/purl\.org\/dc\/(?:elements\/1\.[01]|elements)\/?$/i, 'dc'],
  [/^https?:\/\/purl\.org\/dc\/terms\/?$/i, 'dcterms'],
  [/^https?:\/\/(?:search\.yahoo\.com\/mrss|www\.rssboard\.org\/media-rss)\/?$/i, 'media'],
  [/^https?:\/\/www\.itunes\.com\/dtds\/podcast-1\.0\.dtd$/i, 'itunes'],
  [/^https?:\/\/www\.google\.com\/schemas\/play-podcasts\/1\.0(?:\/play-podcasts\.xsd)?\/?$/i, 'googleplay'],
  [/^https?:\/\/wordpress\.org\/export\/1\.\d\/excerpt\/?$/i, 'excerpt'],
  [/^https?:\/\/wordpress\.org\/export\/1\.\d\/?$/i, 'wp'],
  [/^https?:\/\/(?:www\.)?prismstandard\.org\/namespaces\//i, 'prism'],
  [/^https?:\/\/schemas\.google\.com\/blogger\/2018$/i, 'blogger'],
  [/^https?:\/\/www\.w3\.org\/1999\/xhtml$/i, 'xhtml'],
  [/^https?:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/i, 'rdf'],
  [
    /^https?:\/\/(?:purl\.org\/rss\/1\.0|my\.netscape\.com\/rdf\/simple\/0\.9|channel\.netscape\.com\/rdf\/simple\/0\.9)\/?$/i,
    '',
  ],
  [/^https?:\/\/(?:backend\.userland\.com\/rss2?|blogs\.law\.harvard\.edu\/tech\/rss)/i, ''],
];

const usualPrefix = (namespace: string, written: string): string =>
  USUAL_PREFIXES.find(([pattern]) => pattern.test(namespace))?.[1] ?? written;

type Namespaces = Record<string, string>;

/** The namespaces of the prefixes on an element: those it declares, else those of its parent. */
function namespacesOf({ attributes }: XmlElement, outer: Namespaces): Namespaces {
  const declared = Object.entries(attributes).filter(
    ([name]) => name === 'xmlns' || name.startsWith('xmlns:'),
  );
  if (declared.length === 0) return outer;
  const declaredNames = declared.map(([name, namespace]) => {
    const written = name.slice('xmlns:'.length);
    return [written, usualPrefix(namespace.trim(), written)] as const;
  });
  return { ...outer, ...Object.fromEntries(declaredNames) };
}

/**
 * Gives every element of a feed its usual name, in place: `x:creator` of Dublin Core becomes `dc:creator`, whatever `x`
 * is. The prefix of the format itself, `own`, is removed, since an Atom feed may write `atom:entry`. Elements without a
 * prefix in the root's default namespace get none either.
 */
export function renameToUsual(root: XmlElement, own: string): void {
  const rootNamespace = namespacesOf(root, {})[''];
  const rename = (element: XmlElement, outer: Namespaces): void => {
    const namespaces = namespacesOf(element, outer);
    const colon = element.name.indexOf(':');
    const written = colon < 0 ? '' : element.name.slice(0, colon);
    const prefix = Object.hasOwn(namespaces, written) ? (namespaces[written] ?? written) : written;
    const isOwnElement = prefix === '' || prefix === own || (written === '' && prefix === rootNamespace);
    element.name = isOwnElement ? element.local : `${prefix}:${element.local}`;
    for (const child of elementsOf(element)) rename(child, namespaces);
  };
  rename(root, {});
}

/** Children of that name, in any case: both `pubDate` and `pubdate` occur. */
export const children = (parent: XmlElement | undefined, name: string): XmlElement[] => {
  const lowerCaseName = name.toLowerCase();
  return elementsOf(parent).filter((child) => child.name.toLowerCase() === lowerCaseName);
};

export const child = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  children(parent, name)[0];
