import { fold } from '#domain/text.ts';
import { codeOf } from '../status/code-of.ts';
import { all, attribute, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';
import { nameIn, publicElements } from './newsml-language.ts';

/** An organisation is the source of a text, not its author. */
const isOrganisation = (creator: XmlElement): boolean =>
  /^organi[sz]ation$/.test(codeOf(attribute(creator, 'type') ?? '')) ||
  /^(?:nprov|provider|org\w*):/i.test(attribute(creator, 'qcode') ?? '');

/** Roles whose persons have made something other than the text. */
const OTHER_ROLE =
  /photo|foto|picture|video|camera|illustrat|graphic|editor|translat|producer|typist|checker/;

const hasOtherRole = (creator: XmlElement): boolean =>
  OTHER_ROLE.test(codeOf(attribute(creator, 'role') ?? ''));

const isAuthor = (contributor: XmlElement): boolean =>
  /^(?:co-?)?author$/.test(codeOf(attribute(contributor, 'role') ?? ''));

/** The names of a text's authors; titles are in separate elements, which are not read. */
export function creatorsOf(item: XmlElement, language: string): string[] {
  const meta = elementAt(item, 'contentMeta');
  const sources = new Set(sourcesOf(item).map(fold));
  const name = (creator: XmlElement) => nameIn(creator, language) ?? attribute(creator, 'literal') ?? [];
  const creators = all(meta, 'creator')
    .filter((creator) => !isOrganisation(creator) && !hasOtherRole(creator))
    .flatMap(name);
  // Newsrooms also list typists and checkers by their initials, so a contributor's name needs at least two
  // words.
  const coAuthors = all(meta, 'contributor')
    .filter(isAuthor)
    .flatMap(name)
    .filter((fullName) => fullName.includes(' '));
  return [...creators, ...coAuthors].filter((author) => !sources.has(fold(author)));
}

/** All names of the sources of a text. */
const sourcesOf = (item: XmlElement): string[] => [
  ...all(elementAt(item, 'contentMeta'), 'creditline').flatMap((one) => lineOf(one) ?? []),
  ...[elementAt(item, 'itemMeta', 'provider'), elementAt(item, 'rightsInfo', 'copyrightHolder')].flatMap(
    (one) => [
      ...all(one, 'name').flatMap((name) => lineOf(name) ?? []),
      ...(attribute(one, 'literal') ?? '').replace(/\.(?:com|it|org|net|dk|fi)$/, '').split('\n'),
    ],
  ),
];

/** The byline in one language; several are joined by commas. */
export const bylineIn = (meta: XmlElement | undefined, language: string): string | undefined =>
  publicElements(meta, 'by', language)
    .flatMap((by) => lineOf(by) ?? [])
    .join(', ') || undefined;
