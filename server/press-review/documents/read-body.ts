/** Text with the same formatting and link; a line ends at `\n`. */
export type Run = { text: string; strong: boolean; em: boolean; href: string | null };

type TextKind = 'paragraph' | 'heading' | 'quote' | 'preformatted' | 'item';
type TextBlock = { kind: TextKind; runs: Run[]; depth: number; marker: string };
type Row = { kind: 'row'; cells: { header: boolean; runs: Run[] }[] };

/** A block of an article's text. Paragraphs of a list item after its first have no marker. */
export type BodyBlock = TextBlock | Row | { kind: 'rule' };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
const HREF = /\bhref="([^"]*)"/i;
const INLINE = new Set(['strong', 'em', 'a', 'code', 'sub', 'sup', 'b', 'i', 'span']);
const HEADING = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'caption']);
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const ITEM = '•';

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ');

/** White space becomes one space, except no-break spaces. */
const onOneLine = (text: string) => text.replace(/[^\S\u00a0\u202f]+/g, ' ');

/**
 * The blocks of sanitized HTML. It accepts any text: unknown tags are dropped, and their contents are read.
 */
export function readBody(html: string): BodyBlock[] {
  const reader = new BodyReader();
  for (const [token, slash, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (name) reader.tag(slash ? -1 : 1, name.toLowerCase(), attributes);
    else reader.words(token);
  }
  reader.end();
  return reader.blocks;
}

class BodyReader {
  readonly blocks: BodyBlock[] = [];
  readonly #open = { strong: 0, em: 0, heading: 0, quote: 0, pre: 0 };
  readonly #lists: { ordered: boolean; count: number }[] = [];
  readonly #links: string[] = [];
  #marker = '';
  #row: Row | null = null;
  /** Number of rows around the current place besides `#row`: those of tables in its cells. */
  #innerRows = 0;
  #block: TextBlock | null = null;

  /** Reads a tag. @param by 1 for a start tag, -1 for an end tag */
  tag(by: 1 | -1, tag: string, attributes: string): void {
    if (tag === 'br') this.#say('\n');
    else if (tag === 'q') this.#say(by > 0 ? '«' : '»');
    else if (INLINE.has(tag)) this.#inline(by, tag, attributes);
    else {
      this.close();
      if (this.#row?.cells.length) this.#say(' ');
      this.#part(by, tag);
    }
  }

  words(token: string): void {
    this.#say(this.#open.pre > 0 ? decode(token) : onOneLine(decode(token)));
  }

  /** Ends the current block. */
  close(): void {
    const block = this.#block;
    this.#block = null;
    const runs = block?.kind === 'preformatted' ? withoutMargins(block.runs) : trimmed(block?.runs ?? []);
    if (block && runs.length > 0) this.blocks.push({ ...block, runs });
  }

  /** Ends what a cut text leaves open. */
  end(): void {
    this.close();
    this.#endRow();
  }

  #say(text: string): void {
    const { strong, em } = this.#open;
    const run = { text, strong: strong > 0, em: em > 0, href: this.#links.at(-1) ?? null };
    const into = this.#row?.cells.at(-1) ?? this.#block;
    if (into) into.runs.push(run);
    else if (text.trim() !== '' || this.#open.pre > 0) {
      this.#block = { kind: this.#kind(), runs: [run], depth: this.#lists.length, marker: this.#marker };
      this.#marker = '';
    }
  }

  #kind(): TextKind {
    const { heading, pre, quote } = this.#open;
    if (heading > 0) return 'heading';
    if (pre > 0) return 'preformatted';
    if (this.#lists.length > 0) return 'item';
    return quote > 0 ? 'quote' : 'paragraph';
  }

  #inline(by: 1 | -1, tag: string, attributes: string): void {
    if (tag === 'strong' || tag === 'b') this.#open.strong += by;
    else if (tag === 'em' || tag === 'i') this.#open.em += by;
    else if (tag === 'a' && by > 0) this.#links.push(decode(HREF.exec(attributes)?.[1] ?? ''));
    else if (tag === 'a') this.#links.pop();
  }

  #part(by: 1 | -1, tag: string): void {
    if (HEADING.has(tag)) this.#open.heading += by;
    else if (tag === 'blockquote') this.#open.quote += by;
    else if (tag === 'pre') this.#open.pre += by;
    else if (tag === 'ul' || tag === 'ol') this.#list(by, tag === 'ol');
    else if (tag === 'tr') this.#turnRow(by);
    else if (tag === 'li') this.#item(by);
    else if (by > 0) this.#begin(tag);
  }

  #begin(tag: string): void {
    if (tag === 'hr' && !this.#row) this.blocks.push({ kind: 'rule' });
    else if (tag === 'td' || tag === 'th') this.#beginCell(tag === 'th');
  }

  #beginCell(header: boolean): void {
    if (this.#innerRows === 0) this.#row?.cells.push({ header, runs: [] });
  }

  #list(by: 1 | -1, ordered: boolean): void {
    if (by > 0) this.#lists.push({ ordered, count: 0 });
    else this.#lists.pop();
    this.#marker = '';
  }

  /** The marker of an item in a cell is text of the cell; that of an item without text is dropped. */
  #item(by: 1 | -1): void {
    const marker = by > 0 ? this.#nextMarker() : '';
    if (this.#row && marker) this.#say(`${marker} `);
    else this.#marker = marker;
  }

  #nextMarker(): string {
    const list = this.#lists.at(-1);
    if (!list?.ordered) return ITEM;
    list.count += 1;
    return `${list.count}.`;
  }

  /** A row of a table in a cell is read as text of that cell. */
  #turnRow(by: 1 | -1): void {
    if (by > 0 && this.#row) this.#innerRows += 1;
    else if (by > 0) this.#row = { kind: 'row', cells: [] };
    else if (this.#innerRows > 0) this.#innerRows -= 1;
    else this.#endRow();
  }

  #endRow(): void {
    const cells = this.#row?.cells.map((cell) => ({ ...cell, runs: trimmed(cell.runs) })) ?? [];
    this.#row = null;
    this.#innerRows = 0;
    if (cells.length > 0) this.blocks.push({ kind: 'row', cells });
  }
}

/** Removes spaces at both ends, and at the beginning of a run after a space or a line's end. */
function trimmed(runs: readonly Run[]): Run[] {
  let last = '\n';
  const collapsed = runs.map((run) => {
    const text = last === ' ' || last === '\n' ? run.text.replace(/^ +/, '') : run.text;
    last = text.at(-1) ?? last;
    return { ...run, text };
  });
  return withoutEnd(collapsed);
}

/** Removes empty lines at both ends, so that the first line keeps its indent. */
function withoutMargins(runs: readonly Run[]): Run[] {
  let isStart = true;
  return withoutEnd(
    runs.map((run) => {
      const text = isStart ? run.text.replace(/^\s*\n/, '') : run.text;
      isStart &&= text.trim() === '';
      return { ...run, text };
    }),
  );
}

function withoutEnd(runs: readonly Run[]): Run[] {
  const end = runs.findLastIndex(({ text }) => text.trim() !== '');
  return runs
    .slice(0, end + 1)
    .map((run, index) => (index === end ? { ...run, text: run.text.trimEnd() } : run))
    .filter(({ text }) => text !== '');
}
