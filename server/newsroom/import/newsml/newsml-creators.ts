import { fold } from '#domain/text.ts';
import { codeOf } from '../status/code-of.ts';
import { all, at, attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { nameIn, shown } from './newsml-language.ts';

/** An organisation is the source of a text, not its author. */
const isOrganisation = (creator: XmlElement): boolean =>
  /^organi[sz]ation$/.test(codeOf(attribute(creator, 'type') ?? '')) ||
  /^(?:nprov|provider|org\w*):/i.test(attribute(creator, 'qcode') ?? '');

const isAuthor = (contributor: XmlElement): boolean =>
  /^(?:co-?)?author$/.test(codeOf(attribute(contributor, 'role') ?? ''));

/** The names of a text's authors; titles are in separate elements, which are not read. */
export function creatorsOf(item: XmlElement, language: string): string[] {
  const meta = at(item, 'contentMeta');
  const sources = new Set(sourcesOf(item).map(fold));
  const name = (creator: XmlElement) => nameIn(creator, language) ?? attribute(creator, 'literal') ?? [];
  const creators = all(meta, 'creator')
    .filter((creator) => !isOrganisation(creator))
    .flatMap(name);
  // Newsrooms also list typists and checkers, by their initials: a name has at least two words.
  const others = all(meta, 'contributor')
    .filter(isAuthor)
    .flatMap(name)
    .filter((one) => one.includes(' '));
  return [...creators, ...others].filter((one) => !sources.has(fold(one)));
}

/** All names of the sources of a text. */
const sourcesOf = (item: XmlElement): string[] => [
  ...all(at(item, 'contentMeta'), 'creditline').flatMap((one) => lineOf(one) ?? []),
  ...[at(item, 'itemMeta', 'provider'), at(item, 'rightsInfo', 'copyrightHolder')].flatMap((one) => [
    ...all(one, 'name').flatMap((name) => lineOf(name) ?? []),
    ...(attribute(one, 'literal') ?? '').replace(/\.(?:com|it|org|net|dk|fi)$/, '').split('\n'),
  ]),
];

/** The byline in one language; several are joined by commas. */
export const bylineIn = (meta: XmlElement | undefined, language: string): string | undefined =>
  shown(meta, 'by', language)
    .flatMap((by) => lineOf(by) ?? [])
    .join(', ') || undefined;
