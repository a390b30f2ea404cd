import { DISPLAY, openPdf } from '#server/base/pdf/open-pdf.ts';
import { documentStrings as strings } from './document-strings.ts';
import { writeChapterHead, writeClip } from './pdf/clip-pages.ts';
import { titleOf, writeCover } from './pdf/cover.ts';
import { planIndex, writeIndex } from './pdf/index-pages.ts';
import { openPageWriter } from './pdf/page-writer.ts';
import { writeFeet } from './pdf/running-foot.ts';
import type { ReviewDocument } from './review-document.ts';

/** Options of an outline entry: its page is shown whole. */
const WHOLE = { fit: true, expanded: false };
const WHOLE_EXPANDED = { ...WHOLE, expanded: true };

/**
 * Makes a review as a tagged PDF: cover, index, and each clip on pages of its own; screen readers read them in this
 * order. PRS-04
 */
export async function reviewPdf(document: ReviewDocument): Promise<Buffer> {
  const { brand, contents, chapters, createdAt } = document;
  const title = titleOf(contents);
  const { doc, root, end } = openPdf({
    title: `${title} · ${brand.name}`,
    author: brand.name,
    createdAt,
    buffered: true,
  });
  const writer = openPageWriter(doc.font(DISPLAY));
  const addElement = (tag: string, name: string, parent = root) => {
    const element = doc.struct(tag, { title: name });
    parent.add(element);
    return element;
  };
  doc.outline.addItem(strings.cover, WHOLE);
  writeCover(writer, addElement('Sect', strings.cover), document);

  const plan = planIndex(writer, document);
  const index = addElement('Sect', strings.index);
  writer.newPage();
  const firstPage = writer.page();
  doc.outline.addItem(strings.index, WHOLE);
  for (let page = 1; page < plan.pages; page += 1) writer.newPage();

  const targets: { name: string; page: number }[] = [];
  for (const chapter of chapters) {
    const section = addElement('Sect', chapter.title);
    writer.newPage();
    const branch = doc.outline.addItem(chapter.title, WHOLE_EXPANDED);
    writeChapterHead(writer, section, chapter.title);
    for (const [clipIndex, documentClip] of chapter.clips.entries()) {
      if (clipIndex > 0) writer.newPage();
      const target = { name: `ritaglio-${targets.length + 1}`, page: writer.page() };
      targets.push(target);
      doc.addNamedDestination(target.name, 'XYZ', 0, 0, null);
      branch.addItem(documentClip.clip.title, WHOLE);
      const article = addElement('Art', documentClip.clip.title, section);
      writeClip(writer, article, documentClip);
      article.end();
    }
    section.end();
  }
  writeIndex(writer, index, { plan, firstPage, targets });
  writeFeet(writer, document);
  return await end();
}
