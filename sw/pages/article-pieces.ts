import { numberPassages } from '#domain/passages.ts';
import { SPECIMEN } from '#domain/specimen-article.ts';

/** What of the specimen's page an article is written with. */
export type ArticlePieces = {
  /** The page around the article, with the specimen's addresses. */
  before: string;
  after: string;
  header: string;
  /** Frames of pictures across, upright and very wide; the first is that of the opening picture. */
  figures: [across: string, upright: string, wide: string];
  /** Class of a text under a picture, without one, and of its body: whole, cut, and both continued. */
  unillustrated: string;
  body: string;
  cut: string;
  opening: string;
};

const ARTICLE = /(<article class="[^"]*">)([\s\S]*?)<!--([\s\S]*?)-->(<\/article>)/;
const BODY = /<div class="([^" ]+) ([^" ]*) ([^"]+)" lang="it">/;

/** Takes the specimen's page apart. @throws Error when it is not built as it should be */
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
