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
  let at = end + 1;
  while (json.charCodeAt(at) <= SPACE) at += 1;
  return json.charCodeAt(at) === COLON;
}

export type JsonShape = {
  /** Nesting depth of lists and objects, counted up to one more than the given maximum. */
  depth: number;
  /** Keys that occur twice in one object; a parser silently takes the last. */
  twice: { key: string; depth: number }[];
};

/** The objects and lists that are open at a place of a document. */
class OpenParts {
  readonly shape: JsonShape = { depth: 0, twice: [] };
  readonly #keys: (Set<string> | null)[] = [];

  open(isObject: boolean): void {
    this.#keys.push(isObject ? new Set() : null);
    this.shape.depth = Math.max(this.shape.depth, this.#keys.length);
  }

  close(): void {
    this.#keys.pop();
  }

  get inObject(): boolean {
    return Boolean(this.#keys.at(-1));
  }

  addSign(code: number): void {
    if (code === OBJECT || code === LIST) this.open(code === OBJECT);
    else if (CLOSING.has(code)) this.close();
  }

  addKey(key: string): void {
    const known = this.#keys.at(-1);
    if (known?.has(key)) this.shape.twice.push({ key, depth: this.#keys.length });
    known?.add(key);
  }
}

/**
 * Properties of a JSON document that its parser does not report. Call it before parsing, because recursion over a deep
 * document would exhaust the stack.
 */
export function shapeOf(json: string, maxDepth: number): JsonShape {
  const parts = new OpenParts();
  for (let at = 0; at < json.length && parts.shape.depth <= maxDepth; at += 1) {
    const code = json.charCodeAt(at);
    if (code !== QUOTE) parts.addSign(code);
    else {
      const end = endOfString(json, at);
      if (parts.inObject && isKey(json, end)) parts.addKey(json.slice(at + 1, end));
      at = end;
    }
  }
  return parts.shape;
}
