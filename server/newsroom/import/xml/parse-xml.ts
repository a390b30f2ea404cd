import { setImmediate as breathe } from 'node:timers/promises';
import { decodeHTMLStrict } from 'entities';
import { SaxesParser } from 'saxes';
import { mendWindowsCharacters } from '../control-characters.ts';
import { Rejected } from '../rejected.ts';
import type { XmlElement } from './xml-element.ts';

const XML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function htmlCharacter(name: string): string | undefined {
  const reference = `&${name};`;
  const character = decodeHTMLStrict(reference);
  return character === reference ? undefined : character;
}

/**
 * The named characters of HTML, which feeds and agencies use in XML without declaring them. A document cannot add any:
 * entities that it declares are never expanded.
 */
const htmlEntities = (): Record<string, string> =>
  new Proxy(XML_ENTITIES, {
    get: (entities, name) =>
      typeof name === 'string'
        ? Object.hasOwn(entities, name)
          ? entities[name]
          : htmlCharacter(name)
        : undefined,
  });

/** Limit of nesting; a real document has less, and more would exhaust the stack of recursive functions. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 200_000;
/** Number of characters that are parsed before the server processes other requests. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * A document without the spaces, byte order marks and a cache's comments that some systems write before the XML
 * declaration. A regular expression would exhaust the stack on very long ones.
 */
function withoutLead(text: string): string {
  const document = text.trimStart();
  let rest = document;
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end === -1) return document;
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return /^<\?xml\s/.test(rest) ? rest : document;
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1);

function rejectionReason(message: string): string {
  if (/undefined entity/i.test(message)) return `${message.replace(/\.$/, '')} (entities are not expanded)`;
  return `not XML: ${message.replace(/\.$/, '')}`;
}

/** Position in the text as line and column, as editors show it. */
const placeOf = ({ line, column }: { line: number; column: number }) => `line ${line}, column ${column}`;

const mendAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, mendWindowsCharacters(value)]));

class XmlTree {
  readonly document: XmlElement = { name: '', local: '', attributes: {}, children: [] };
  readonly #stack = [this.document];
  readonly #parser = new SaxesParser({ fragment: false });
  #elements = 0;

  constructor() {
    const parser = this.#parser;
    parser.ENTITIES = htmlEntities();
    parser.on('error', (error) => {
      throw new Rejected(placeOf(parser), rejectionReason(error.message.replace(/^\d+:\d+: /, '')));
    });
    parser.on('doctype', (doctype) => {
      // A DTD may be named: it is not loaded. Entity declarations are refused, because attacks use them.
      if (/<!ENTITY/i.test(doctype))
        throw new Rejected(placeOf(parser), 'it declares entities, which are not expanded');
    });
    parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes as Record<string, string>));
    parser.on('closetag', () => void this.#stack.pop());
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): XmlElement {
    this.#parser.close();
    const [root] = this.document.children.filter((node) => typeof node !== 'string');
    if (!root) throw new Rejected('file', 'not XML: no element');
    return root;
  }

  #addText(text: string): void {
    this.#stack.at(-1)?.children.push(mendWindowsCharacters(text));
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#elements += 1;
    if (this.#elements > MAX_ELEMENTS)
      throw new Rejected(placeOf(this.#parser), `more than ${MAX_ELEMENTS} elements`);
    if (this.#stack.length > MAX_DEPTH)
      throw new Rejected(placeOf(this.#parser), `elements nested deeper than ${MAX_DEPTH}`);
    const element: XmlElement = {
      name,
      local: localOf(name),
      attributes: mendAttributes(attributes),
      children: [],
    };
    this.#stack.at(-1)?.children.push(element);
    this.#stack.push(element);
  }
}

/**
 * Parses a document to its root element. Nothing outside it is read, no entity it declares is expanded, and other work
 * goes on meanwhile. @throws Rejected with line and column
 */
export async function parseXml(text: string): Promise<XmlElement> {
  const tree = new XmlTree();
  const trimmed = withoutLead(text);
  for (let from = 0; from < trimmed.length; from += CHUNK_LENGTH) {
    tree.write(trimmed.slice(from, from + CHUNK_LENGTH));
    await breathe();
  }
  return tree.end();
}
