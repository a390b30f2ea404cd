const [QUOTE, BACKSLASH, COLON, SPACE] = [0x22, 0x5c, 0x3a, 0x20];
const [LIST, OBJECT] = [0x5b, 0x7b];
const CLOSING = new Set([0x5d, 0x7d]);

/** Index where the string that begins at `start` ends; the end of the text if it is never closed. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

function isKey(json: string, end: number): boolean {
  let index = end + 1;
  while (json.charCodeAt(index) <= SPACE) index += 1;
  return json.charCodeAt(index) === COLON;
}

export type JsonShape = {
  /** Nesting depth of lists and objects, counted up to one more than the given maximum. */
  depth: number;
  /** Keys that occur twice in one object; a parser silently takes the last. */
  duplicates: { key: string; depth: number }[];
};

/** Records the shape of a document, with the objects and lists that are open at the current position. */
class ShapeReader {
  readonly shape: JsonShape = { depth: 0, duplicates: [] };
  readonly #keys: (Set<string> | null)[] = [];

  open(isObject: boolean): void {
    this.#keys.push(isObject ? new Set() : null);
    this.shape.depth = Math.max(this.shape.depth, this.#keys.length);
  }

  close(): void {
    this.#keys.pop();
  }

  get isInObject(): boolean {
    return Boolean(this.#keys.at(-1));
  }

  addBracket(code: number): void {
    if (code === OBJECT || code === LIST) this.open(code === OBJECT);
    else if (CLOSING.has(code)) this.close();
  }

  addKey(key: string): void {
    const keys = this.#keys.at(-1);
    if (keys?.has(key)) this.shape.duplicates.push({ key, depth: this.#keys.length });
    keys?.add(key);
  }
}

/**
 * The depth and the duplicate keys of a JSON document, which its parser does not report. Call it before
 * parsing: a document that is too deep would exhaust the stack.
 */
export function shapeOf(json: string, maxDepth: number): JsonShape {
  const reader = new ShapeReader();
  for (let index = 0; index < json.length && reader.shape.depth <= maxDepth; index += 1) {
    const code = json.charCodeAt(index);
    if (code !== QUOTE) reader.addBracket(code);
    else {
      const end = endOfString(json, index);
      if (reader.isInObject && isKey(json, end)) reader.addKey(json.slice(index + 1, end));
      index = end;
    }
  }
  return reader.shape;
}
