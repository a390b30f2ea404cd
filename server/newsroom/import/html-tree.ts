import { decodeEntities } from './plain-text.ts';
import { isVisible } from './visible-text.ts';

/**
 * HTML as sanitize-html writes it: every tag closed, every special character escaped. Texts and tags stay as written.
 */
export type HtmlNode = HtmlElement | string;
export type HtmlElement = { tag: string; open: string; children: HtmlNode[] };

const VOID = new Set(['br', 'hr']);
const TOKEN = /<(\/?)([a-z0-9]+)[^>]*>|[^<]+/g;

/** Parses canonical HTML only: the sanitiser's result, never delivered HTML. */
export function parseCleanHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', open: '', children: [] };
  const stack = [root];
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    const parent = stack.at(-1) ?? root;
    if (!tag) parent.children.push(token);
    else if (slash) stack.pop();
    else {
      const element = { tag, open: token, children: [] };
      parent.children.push(element);
      if (!VOID.has(tag)) stack.push(element);
    }
  }
  return root.children;
}

export const element = (tag: string, children: HtmlNode[]): HtmlElement => ({
  tag,
  open: `<${tag}>`,
  children,
});

export function toHtml(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const content = node.children.map(toHtml).join('');
  return VOID.has(node.tag) ? `<${node.tag}>` : `${node.open}${content}</${node.tag}>`;
}

/** Elements within a line of text. */
export const INLINE = new Set(['strong', 'em', 'a', 'br', 'code', 'sub', 'sup', 'q']);

/** The plain text of a node, with spaces around blocks, so that their words do not run together. */
export function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return decodeEntities(node);
  const content = node.children.map(textOf).join('');
  if (VOID.has(node.tag) || !INLINE.has(node.tag)) return ` ${content} `;
  return node.tag === 'q' ? `«${content}»` : content;
}

/** Whether `textOf` is not empty. It is called for every block on every level, so it stops at the first word. */
export const hasText = (node: HtmlNode): boolean =>
  typeof node === 'string'
    ? isVisible(decodeEntities(node))
    : node.tag === 'q' || node.children.some(hasText);
