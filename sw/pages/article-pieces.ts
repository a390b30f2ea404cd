import { numberPassages } from '#domain/passages.ts';
import { SPECIMEN } from '#domain/specimen-article.ts';

/** Parts of the specimen page from which an article's page is written. */
export type ArticlePieces = {
  /** HTML before and after the article, with the specimen's addresses. */
  before: string;
  after: string;
  header: string;
  /** Frames of pictures by their shape; the first is that of the opening picture. */
  figures: [landscape: string, portrait: string, panorama: string];
  /**
   * Classes: of a text without a picture above it, of every article's body, of a body that is cut, and of the
   * part that begins with the initial letter.
   */
  unillustrated: string;
  body: string;
  cut: string;
  opening: string;
};

const ARTICLE = /(<article class="[^"]*">)([\s\S]*?)<!--([\s\S]*?)-->(<\/article>)/;
const BODY = /<div class="([^" ]+) ([^" ]*) ([^"]+)" lang="it" data-text="">/;

/** Takes the specimen page apart. @throws Error if it is not built as expected */
export function toPieces(page: string): ArticlePieces {
  const [whole, openTag, withPictures, withoutPictures] = required(ARTICLE.exec(page), 'article');
  const start = page.indexOf(whole);
  const [header] = required(/<header>[\s\S]*?<\/header>/.exec(withPictures), 'header');
  const figures = withPictures.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
  const [landscape, portrait, panorama] = required(figures.length === 3 ? figures : null, 'figures');
  const [, body, cut, opening] = required(BODY.exec(withoutPictures), 'body');
  const [, unillustrated] = required(
    /<div class="([^"]*)"><div class="[^"]*" lang="it" data-text="">/.exec(withoutPictures),
    'text',
  );
  if (!withPictures.includes(numberPassages(SPECIMEN.body))) throw new Error('the specimen has no text');
  return {
    before: page.slice(0, start) + openTag,
    after: page.slice(start + whole.length - '</article>'.length),
    header,
    figures: [landscape, portrait, panorama],
    unillustrated,
    body,
    cut,
    opening,
  };
}

type RegExpGroups = { [place: number]: string } & Iterable<string>;

function required(
  found: string[] | RegExpExecArray | null,
  what: string,
): Required<RegExpGroups> & [string, string, string, string, string] {
  if (!found) throw new Error(`the specimen's page has no ${what}`);
  return found as never;
}
