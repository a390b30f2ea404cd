import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type StructureNode = { role: string; text: string; children: StructureNode[]; page: number };
type OutlineItem = { title: string; page: number; items: OutlineItem[] };

const ARTIFACT = 'Artifact';

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** Contents of a PDF as a viewer or a screen reader finds them. Pages count from 0. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const pages = [];
    for (let at = 0; at < pdf.numPages; at += 1) pages.push(await readPage(pdf, at));
    const { info } = await pdf.getMetadata();
    const said = info as { Title?: string; Author?: string; Language?: string };
    return {
      pages,
      title: said.Title,
      author: said.Author,
      lang: said.Language,
      marked: await isMarked(pdf),
      outline: await readOutline(pdf, (await pdf.getOutline()) ?? []),
    };
  } finally {
    await task.destroy();
  }
}

/** The words of all pages, in the order in which they are drawn: takes half as long as reading the structure. */
export async function readPdfWords(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  try {
    let words = '';
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const { items } = await (await pdf.getPage(at)).getTextContent();
      words += `${items.map(wordsIn).join('')}\n`;
    }
    return words;
  } finally {
    await task.destroy();
  }
}

/** Boxes of the shapes that are drawn on each page, in points from its upper left corner. */
export async function readPdfShapes(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  try {
    const pages = [];
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const { fnArray, argsArray } = await (await pdf.getPage(at)).getOperatorList();
      const shapes = argsArray.filter((_, index) => fnArray[index] === OPS.constructPath);
      pages.push(shapes.map(boxOf));
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** The library's types leave out an operator's arguments: how it draws, the path, its box. */
function boxOf(args: unknown) {
  const [, , box] = args as [number, unknown, ArrayLike<number>];
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(box);
  return { left, top, right, bottom };
}

/** The mark info is a map, despite its declared type. */
async function isMarked(pdf: PDFDocumentProxy): Promise<boolean> {
  const info = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  return info?.get('Marked') ?? false;
}

async function readPage(pdf: PDFDocumentProxy, at: number) {
  const page = await pdf.getPage(at + 1);
  const content = await page.getTextContent({ includeMarkedContent: true });
  const texts = textsOf(content);
  const annotations = await page.getAnnotations();
  const links: { url: string | null; page: number | null }[] = [];
  for (const { subtype, url, dest } of annotations) {
    if (subtype === 'Link') links.push({ url: url ?? null, page: dest ? await pageOf(pdf, dest) : null });
  }
  const tree = await page.getStructTree();
  const [untagged, artifacts] = [texts.get('')?.trim() ?? '', texts.get(ARTIFACT) ?? ''];
  return { untagged, artifacts, links, structure: toNodes(tree, texts, at) };
}

type Item = Content['items'][number];

const wordsIn = (item: Item): string => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '');

/** Words by the marked content that holds them; those outside any are under ''. */
function textsOf({ items }: Content): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    const id = open.at(-1) ?? '';
    if ('str' in item) texts.set(id, (texts.get(id) ?? '') + wordsIn(item));
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(markOf(item));
  }
  return texts;
}

/** The library's types leave out the id of an item. */
function markOf(item: object): string {
  const { tag, id = '' } = item as { tag?: string; id?: string };
  return tag === ARTIFACT ? ARTIFACT : id;
}

function toNodes(tree: Tree, texts: Map<string, string>, page: number): StructureNode[] {
  return (tree?.children ?? []).map((child) => {
    if ('id' in child) return { role: '', text: texts.get(String(child.id)) ?? '', children: [], page };
    const node = child as unknown as Tree;
    return { role: node.role, text: '', children: toNodes(node, texts, page), page };
  });
}

type Raw = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readOutline(pdf: PDFDocumentProxy, items: Raw): Promise<OutlineItem[]> {
  const read: OutlineItem[] = [];
  for (const { title, dest, items: inner } of items)
    read.push({ title, page: await pageOf(pdf, dest), items: await readOutline(pdf, inner) });
  return read;
}

async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number> {
  const explicit = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const [ref] = (explicit ?? []) as [Parameters<PDFDocumentProxy['getPageIndex']>[0]];
  return await pdf.getPageIndex(ref);
}

/** Every word under these nodes, in reading order. */
export const wordsOf = (nodes: readonly StructureNode[]): string =>
  nodes.map(({ text, children }) => text + wordsOf(children)).join('');

/** Nodes with a role, at any depth, in reading order. */
export const nodesOf = (nodes: readonly StructureNode[], role: string): StructureNode[] =>
  nodes.flatMap((node) => (node.role === role ? [node] : nodesOf(node.children, role)));
