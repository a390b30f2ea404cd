/**
 * Text in one font; `link` is its target. `requestedFace` is the requested font, where the text is set in a fallback
 * font: it shares the baseline of the requested one. A line ends at `\n`.
 */
export type Span = { text: string; face: string; link: string | null; requestedFace?: string };

/** A part of a line; `x` counts from the line's left end. */
export type Piece = Span & { x: number; width: number };

type Measure = (text: string, face: string) => number;

/** A part after which a line may end: at a space, a hyphen, a dash or a slash. */
const PART = /\n|[^ \n\-–—/]*(?:[-–—/]+| |(?=\n)|$)/g;
const ENDS_WORD = /[ \-–—/]$/;
const LINE_END = '\n';

/**
 * Breaks words into lines of a width. A word that is wider than a line is broken at the line's end. Spaces at
 * the ends of lines are not removed, so that words are separate when the text is extracted.
 */
export function setLines(spans: readonly Span[], width: number, measure: Measure): Piece[][] {
  const setter = new LineSetter(width, measure);
  let word: Span[] = [];
  for (const part of partsOf(spans)) {
    if (part.text !== LINE_END) word.push(part);
    if (!ENDS_WORD.test(part.text) && part.text !== LINE_END) continue;
    setter.word(word);
    word = [];
    if (part.text === LINE_END) setter.endLine();
  }
  setter.word(word);
  return setter.finish();
}

const partsOf = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span) =>
    (span.text.match(PART) ?? []).filter((text) => text !== '').map((text) => ({ ...span, text })),
  );

class LineSetter {
  readonly #lines: Piece[][] = [];
  readonly #width: number;
  readonly #measure: Measure;
  #line: Piece[] = [];
  #x = 0;

  constructor(width: number, measure: Measure) {
    this.#width = width;
    this.#measure = measure;
  }

  /** Sets the parts of one word, which may have several fonts. */
  word(parts: readonly Span[]): void {
    const widths = parts.map(({ text, face }) => this.#measure(text, face));
    const last = parts.at(-1);
    const space = last?.text.endsWith(' ') ? this.#measure(' ', last.face) : 0;
    const wordWidth = widths.reduce((sum, width) => sum + width, 0) - space;
    if (this.#x > 0 && this.#x + wordWidth > this.#width) this.endLine();
    parts.forEach((part, index) => {
      if (wordWidth > this.#width) this.#force(part);
      else this.#put(part, widths[index] ?? 0);
    });
  }

  endLine(): void {
    this.#lines.push(this.#line);
    this.#line = [];
    this.#x = 0;
  }

  finish(): Piece[][] {
    if (this.#line.length > 0) this.endLine();
    return this.#lines;
  }

  /** Sets a part character by character, over as many lines as it needs. */
  #force(part: Span): void {
    for (const text of part.text) {
      const width = this.#measure(text, part.face);
      if (this.#x > 0 && this.#x + width > this.#width && text !== ' ') this.endLine();
      this.#put({ ...part, text }, width);
    }
  }

  #put(part: Span, width: number): void {
    const last = this.#line.at(-1);
    if (last && last.face === part.face && last.link === part.link) {
      last.text += part.text;
      last.width += width;
    } else this.#line.push({ ...part, x: this.#x, width });
    this.#x += width;
  }
}
