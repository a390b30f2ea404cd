import { numberPassages } from '#domain/passages.ts';
import { SPECIMEN } from '#domain/specimen-article.ts';

/** Parts of the specimen page from which an article's page is written. */
export type ArticlePieces = {
  /** HTML before and after the article, with the specimen's addresses. */
  before: string;
  after: string;
  header: string;
  /** Frames of landscape, upright and very wide pictures; the first is that of the opening picture. */
  figures: [across: string, upright: string, wide: string];
  /**
   * Classes of a text without a picture above it, and of an article's body: always, if it is cut, and for the part that
   * begins with the initial letter.
   */
  unillustrated: string;
  body: string;
  cut: string;
  opening: string;
};

const ARTICLE = /(<article class="[^"]*">)([\s\S]*?)<!--([\s\S]*?)-->(<\/article>)/;
const BODY = /<div class="([^" ]+) ([^" ]*) ([^"]+)" lang="it">/;

/** Takes the specimen page apart. @throws Error if it is not built as expected */
export function toPieces(page: string): ArticlePieces {
  const [whole, open, full, plain] = required(ARTICLE.exec(page), 'article');
  const at = page.indexOf(whole);
  const [header] = required(/<header>[\s\S]*?<\/header>/.exec(full), 'header');
  const figures = full.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
  const [across, upright, wide] = required(figures.length === 3 ? figures : null, 'figures');
  const [, body, cut, opening] = required(BODY.exec(plain), 'body');
  const [, unillustrated] = required(
    /<div class="([^"]*)"><div class="[^"]*" lang="it">/.exec(plain),
    'text',
  );
  if (!full.includes(numberPassages(SPECIMEN.body))) throw new Error('the specimen has no text');
  return {
    before: page.slice(0, at) + open,
    after: page.slice(at + whole.length - '</article>'.length),
    header,
    figures: [across, upright, wide],
    unillustrated,
    body,
    cut,
    opening,
  };
}

type Found = { [place: number]: string } & Iterable<string>;

function required(
  found: string[] | RegExpExecArray | null,
  what: string,
): Required<Found> & [string, string, string, string, string] {
  if (!found) throw new Error(`the specimen's page has no ${what}`);
  return found as never;
}
