import { element, type HtmlElement, type HtmlNode, hasText, INLINE } from './html-tree.ts';

/** Blocks that may contain a line of text, but no other block. */
const LINE_BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'dt', 'caption', 'pre']);
/** Blocks that may contain a line of text or other blocks. */
const LINE_OR_BLOCKS = new Set(['li', 'dd', 'td', 'th', 'blockquote']);
/** The elements that may be direct children of a list or a table, and the one that wraps a stray child. */
const CHILD_RULES: Record<string, { children: string[]; wrapper: string }> = {
  ul: { children: ['li'], wrapper: 'li' },
  ol: { children: ['li'], wrapper: 'li' },
  dl: { children: ['dt', 'dd'], wrapper: 'dd' },
  table: { children: ['caption', 'thead', 'tbody', 'tfoot', 'tr'], wrapper: 'tr' },
  thead: { children: ['tr'], wrapper: 'tr' },
  tbody: { children: ['tr'], wrapper: 'tr' },
  tfoot: { children: ['tr'], wrapper: 'tr' },
  tr: { children: ['td', 'th'], wrapper: 'td' },
};
const TOP_LEVEL = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'dl', 'blockquote', 'pre', 'table', 'hr']);

const isInline = (node: HtmlNode) => typeof node === 'string' || INLINE.has(node.tag);
const isElement = (node: HtmlNode | undefined): node is HtmlElement => typeof node === 'object';
const containsBlock = (node: HtmlNode): boolean =>
  isElement(node) && (!isInline(node) || node.children.some(containsBlock));

/**
 * Marks the place where a group such as `div` began or ended: text before and after it are separate
 * paragraphs.
 */
const BREAK = element('break', []);

/**
 * Unwraps elements that only group blocks (`div`), parts outside their list or table, and inline elements around
 * blocks.
 */
function unwrapGroups(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node) || (isInline(node) && !containsBlock(node)) || TOP_LEVEL.has(node.tag))
      return [node];
    return isInline(node) ? unwrapGroups(node.children) : [BREAK, ...unwrapGroups(node.children), BREAK];
  });
}

const isBreak = (node: HtmlNode | undefined): boolean => isElement(node) && node.tag === 'br';
const isBlank = (node: HtmlNode): boolean => typeof node === 'string' && !hasText(node);

/** Splits a line into paragraphs at double line breaks. */
function splitAtDoubleBreaks(nodes: HtmlNode[]): HtmlNode[][] {
  if (!nodes.some(isBreak)) return [nodes];
  const wrapStrayChildren: HtmlNode[][] = [];
  let part: HtmlNode[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node === undefined) continue;
    let next = index + 1;
    while (next < nodes.length && nodes[next] !== undefined && isBlank(nodes[next] ?? '')) next += 1;
    if (!isBreak(node) || !isBreak(nodes[next])) {
      part.push(node);
      continue;
    }
    wrapStrayChildren.push(part);
    part = [];
    index = next;
  }
  return [...wrapStrayChildren, part];
}

/** Wraps runs of inline nodes in paragraphs, and leaves blocks as they are. */
function paragraphs(nodes: HtmlNode[]): HtmlNode[] {
  const blocks: HtmlNode[] = [];
  let run: HtmlNode[] = [];
  const addParagraphs = () => {
    for (const part of splitAtDoubleBreaks(run)) if (part.some(hasText)) blocks.push(element('p', part));
    run = [];
  };
  for (const node of unwrapGroups(nodes)) {
    if (isInline(node)) run.push(node);
    else {
      addParagraphs();
      if (isElement(node) && node !== BREAK) blocks.push(...fixBlock(node));
    }
  }
  addParagraphs();
  return blocks;
}

/** Flattens blocks where only a line of text may be; spaces separate their words. */
const withoutBlocks = (nodes: HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) =>
    isElement(node) && containsBlock(node) ? [' ', ...withoutBlocks(node.children), ' '] : [node],
  );

/**
 * Content of `li`, `td` and the like: text gets no paragraph, unless there are other blocks than lists and
 * tables.
 */
function flowContent(nodes: HtmlNode[]): HtmlNode[] {
  const unwrapped = unwrapGroups(nodes);
  const lists = ['ul', 'ol', 'dl', 'table'];
  const hasNoParagraphs = unwrapped.every(
    (node) => isInline(node) || (isElement(node) && lists.includes(node.tag)),
  );
  return hasNoParagraphs
    ? unwrapped.flatMap((node) => (isInline(node) ? [node] : fixBlock(node)))
    : paragraphs(nodes);
}

function parts(children: HtmlNode[], rule: { children: string[]; wrapper: string }): HtmlNode[] {
  const result: HtmlNode[] = [];
  let strays: HtmlNode[] = [];
  const addStrays = () => {
    if (strays.some(hasText)) result.push(...fixBlock(element(rule.wrapper, strays)));
    strays = [];
  };
  for (const child of children) {
    if (isElement(child) && rule.children.includes(child.tag)) {
      addStrays();
      result.push(...fixBlock(child));
    } else strays.push(child);
  }
  addStrays();
  return result;
}

function fixChildren({ tag, children }: HtmlElement): HtmlNode[] {
  if (LINE_BLOCKS.has(tag)) return withoutBlocks(children);
  if (tag === 'blockquote') return paragraphs(children);
  if (LINE_OR_BLOCKS.has(tag)) return flowContent(children);
  const rule = CHILD_RULES[tag];
  return rule ? parts(children, rule) : children;
}

const paragraphOf = (node: HtmlElement): HtmlNode[] =>
  splitAtDoubleBreaks(withoutBlocks(node.children)).flatMap((children) =>
    children.some(hasText) ? [{ ...node, children }] : [],
  );

/** Empty cells keep a table's columns in place; any other empty block is dropped. */
const mayBeEmpty = (tag: string) => tag === 'td' || tag === 'th' || tag === 'hr';

function fixBlock(node: HtmlNode): HtmlNode[] {
  if (!isElement(node)) return [node];
  if (node.tag === 'p') return paragraphOf(node);
  const fixed = { ...node, children: fixChildren(node) };
  return mayBeEmpty(node.tag) || hasText(fixed) ? [fixed] : [];
}

/**
 * The blocks of a body in which every word is in a block that may hold it. No word is lost, and their order does not
 * change.
 */
export const toBlocks = (nodes: HtmlNode[]): HtmlElement[] => paragraphs(nodes).filter(isElement);
