import { element, type HtmlElement, type HtmlNode, hasText, INLINE } from './html-tree.ts';

/** Blocks that hold a line of text and no other block. */
const LINES = new Set(['p', 'h2', 'h3', 'h4', 'dt', 'caption', 'pre']);
/** Blocks that may hold a line of text or blocks. */
const FLOWS = new Set(['li', 'dd', 'td', 'th', 'blockquote']);
/** The elements that may be direct children of a list or a table, and the one that wraps a stray child. */
const PARTS: Record<string, { children: string[]; stray: string }> = {
  ul: { children: ['li'], stray: 'li' },
  ol: { children: ['li'], stray: 'li' },
  dl: { children: ['dt', 'dd'], stray: 'dd' },
  table: { children: ['caption', 'thead', 'tbody', 'tfoot', 'tr'], stray: 'tr' },
  thead: { children: ['tr'], stray: 'tr' },
  tbody: { children: ['tr'], stray: 'tr' },
  tfoot: { children: ['tr'], stray: 'tr' },
  tr: { children: ['td', 'th'], stray: 'td' },
};
const TOP = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'table', 'hr']);

const isInline = (node: HtmlNode) => typeof node === 'string' || INLINE.has(node.tag);
const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object';
const holdsBlock = (node: HtmlNode): boolean =>
  isElement(node) && (!isInline(node) || node.children.some(holdsBlock));

/** Marks where a group of blocks began or ended: lines before and after it are separate paragraphs. */
const BREAK = element('break', []);

/**
 * Unwraps elements that only group blocks (`div`), parts outside their list or table, and inline elements around
 * blocks.
 */
function loosen(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node) || (isInline(node) && !holdsBlock(node)) || TOP.has(node.tag)) return [node];
    return isInline(node) ? loosen(node.children) : [BREAK, ...loosen(node.children), BREAK];
  });
}

const isBreak = (node: HtmlNode | undefined): boolean => isElement(node) && node.tag === 'br';
const isBlank = (node: HtmlNode): boolean => typeof node === 'string' && !hasText(node);

/** Splits a line into paragraphs at double line breaks. */
function partedByBreaks(nodes: HtmlNode[]): HtmlNode[][] {
  if (!nodes.some(isBreak)) return [nodes];
  const parts: HtmlNode[][] = [];
  let part: HtmlNode[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node === undefined) continue;
    let next = at + 1;
    while (next < nodes.length && nodes[next] !== undefined && isBlank(nodes[next] ?? '')) next += 1;
    if (!isBreak(node) || !isBreak(nodes[next])) {
      part.push(node);
      continue;
    }
    parts.push(part);
    part = [];
    at = next;
  }
  return [...parts, part];
}

/** Wraps runs of inline nodes in paragraphs, and leaves blocks as they are. */
function paragraphs(nodes: HtmlNode[]): HtmlNode[] {
  const blocks: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    for (const part of partedByBreaks(run)) if (part.some(hasText)) blocks.push(element('p', part));
    run = [];
  };
  for (const node of loosen(nodes)) {
    if (isInline(node)) run.push(node);
    else {
      endRun();
      if (isElement(node) && node !== BREAK) blocks.push(...block(node));
    }
  }
  endRun();
  return blocks;
}

/** Flattens blocks where only a line may be; spaces keep their words apart. */
const inLine = (nodes: HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) =>
    isElement(node) && holdsBlock(node) ? [' ', ...inLine(node.children), ' '] : [node],
  );

/** Content of `li`, `td` …: plain lines get no paragraph, unless there are paragraphs beside them. */
function flow(nodes: HtmlNode[]): HtmlNode[] {
  const loose = loosen(nodes);
  const lists = ['ul', 'ol', 'dl', 'table'];
  const plain = loose.every((node) => isInline(node) || (isElement(node) && lists.includes(node.tag)));
  return plain ? loose.flatMap((node) => (isInline(node) ? [node] : block(node))) : paragraphs(nodes);
}

function parts(children: HtmlNode[], rule: { children: string[]; stray: string }): HtmlNode[] {
  const result: HtmlNode[] = [];
  let strays: HtmlNode[] = [];
  const endStrays = () => {
    if (strays.some(hasText)) result.push(...block(element(rule.stray, strays)));
    strays = [];
  };
  for (const child of children) {
    if (isElement(child) && rule.children.includes(child.tag)) {
      endStrays();
      result.push(...block(child));
    } else strays.push(child);
  }
  endStrays();
  return result;
}

function inside({ tag, children }: HtmlElement): HtmlNode[] {
  if (LINES.has(tag)) return inLine(children);
  if (tag === 'blockquote') return paragraphs(children);
  if (FLOWS.has(tag)) return flow(children);
  const rule = PARTS[tag];
  return rule ? parts(children, rule) : children;
}

const paragraphOf = (node: HtmlElement): HtmlNode[] =>
  partedByBreaks(inLine(node.children)).flatMap((children) =>
    children.some(hasText) ? [{ ...node, children }] : [],
  );

/** Empty cells keep a table's columns in place; any other empty block is dropped. */
const mayBeEmpty = (tag: string) => tag === 'td' || tag === 'th' || tag === 'hr';

function block(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node];
  if (node.tag === 'p') return paragraphOf(node);
  const made = { ...node, children: inside(node) };
  return mayBeEmpty(node.tag) || hasText(made) ? [made] : [];
}

/**
 * The blocks of a body in which every word is in a block that may hold it. No word is lost, and their order does not
 * change.
 */
export const toBlocks = (nodes: HtmlNode[]): HtmlElement[] => paragraphs(nodes).filter(isElement);
