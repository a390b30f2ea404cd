import { LRUCache } from 'lru-cache';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { ArticleText, Day, IssueContents } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTexts } from '../content/article-text.ts';
import { readIssue } from '../content/issue-contents.ts';
import { type FullIssue, fullIssues, issuesOf, NATIONAL } from '../content/issues.ts';
import { type PackedPicture, pictureFacts, SCREEN_CLASSES, type ScreenClass } from './picture-pack.ts';
import { packTexts, sha256, type TextPack } from './text-pack.ts';

/**
 * The articles that one edition prints itself on one day, packed for readers of one access level. `mark` is a digest of
 * the contents: other texts give another mark.
 */
export type OwnPack = {
  edition: string;
  day: Day;
  /** The lowest access that a subscription must give for it; `free` for everybody's. ROL-06 */
  level: Access;
  mark: string;
  texts: TextPack;
  /** One file of the text pack, by its position. */
  file(place: number): Buffer | undefined;
  pictures: Record<ScreenClass, PackedPicture[]>;
};

/** An issue as a device downloads it: its own pack and that of the national pages, if it has any. OFF-03 */
export type IssuePackage = { version: string; contents: IssueContents; packs: OwnPack[] };

type Place = { edition: string; day: Day };

/** Time of the request, and the highest access level of the requester. */
type Requester = { now: Date; access: Access };

/** Size of an issue's packs in bytes, with the pictures for each class of screens. */
export type IssueSize = Place & { texts: number; pictures: Record<ScreenClass, number> };

/** Enough for some dozen editions of the last days, most of them also at the level of one kind of subscriber. */
const REMEMBERED = 96;
const MARK_LETTERS = 16;

const markOf = (parts: unknown) => sha256(JSON.stringify(parts)).slice(0, MARK_LETTERS);

type Deps = {
  orm: Orm;
  imagesFolder: string;
  /** Converts a text to its wire format. */
  toWire: (text: ArticleText) => unknown;
};

/**
 * Makes packages of issues as they are now. They follow from the contents only, so every process makes the same ones,
 * and they are cached only in memory.
 */
export class IssuePackages {
  readonly #deps: Deps;
  readonly #picturesFor: ReturnType<typeof pictureFacts>;
  readonly #packs = new LRUCache<string, Promise<OwnPack>>({ max: REMEMBERED });
  /** Packs by mark, until the contents change: a download requests the same packs again and again. */
  readonly #named = new LRUCache<string, OwnPack>({ max: REMEMBERED });

  /** Counts changes: what was read before the last one is not cached after it. */
  #changes = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#picturesFor = pictureFacts(deps.imagesFolder);
  }

  /** Null when that edition did not come out on that day. Without a day, the latest issue. */
  async ofIssue(
    brand: Brand,
    { edition, day }: { edition: string; day?: Day | undefined },
    { now, access }: Requester,
  ): Promise<IssuePackage | null> {
    const changes = this.#changes;
    const contents = await readIssue(this.#deps.orm, brand, edition, now, day);
    if (!contents) return null;
    const full = await this.#issuesAt(brand, [{ edition, day: contents.issue.day }], now);
    const filled = await this.#packsOf(full, edition, access);
    for (const pack of filled) this.#name(brand, pack, changes);
    return { version: markOf([contents, filled.map(({ mark }) => mark)]), contents, packs: filled };
  }

  /** Sizes of the named issues that came out. */
  async sizesOf(brand: Brand, places: Place[], { now, access }: Requester): Promise<IssueSize[]> {
    const found = await this.#issuesAt(brand, places, now);
    const sizes = places.map(async ({ edition, day }) => {
      const full = found.filter(({ row }) => row.day === day);
      const isOut = full.some(({ row }) => row.edition.slug === edition);
      return isOut ? { edition, day, ...sizeOf(await this.#packsOf(full, edition, access)) } : null;
    });
    return (await Promise.all(sizes)).filter((size) => size !== null);
  }

  /** The issues that came out, with the national ones of the same days. */
  async #issuesAt({ sigla }: Brand, places: readonly Place[], now: Date): Promise<FullIssue[]> {
    const { orm } = this.#deps;
    const days = new Set(places.map(({ day }) => day));
    const printed = await issuesOf(
      orm,
      [...days].map((day) => ({ brand: sigla, day })),
      now,
    );
    const wanted = printed.filter(
      ({ row }) =>
        row.edition.slug === NATIONAL ||
        places.some(({ edition, day }) => row.edition.slug === edition && row.day === day),
    );
    return await fullIssues(orm, wanted, now);
  }

  /** Packs for an edition of a day, its own first; packs without texts are left out. */
  async #packsOf(full: FullIssue[], edition: string, access: Access): Promise<OwnPack[]> {
    const own = full.find(({ row }) => row.edition.slug === edition);
    const national = full.find(({ row }) => row.edition.slug === NATIONAL);
    const issues = [own, national === own ? undefined : national].filter((issue) => issue !== undefined);
    const packs = await Promise.all(issues.map((issue) => this.#pack(issue, access)));
    return packs.filter(({ texts }) => texts.files.length > 0);
  }

  /** A cached pack that the requester may read; null where it may have to be made. */
  cachedPack(
    brand: Brand,
    place: Place,
    mark: string,
    { access }: Pick<Requester, 'access'>,
  ): OwnPack | null {
    const name = nameOf(brand, { ...place, mark });
    const pack = this.#named.get(name);
    return pack && mayRead(access, pack.level) ? pack : null;
  }

  /**
   * The pack with this mark, as long as its edition still prints exactly that. Null for one that contains more than the
   * requester may read.
   */
  async pack(brand: Brand, place: Place, mark: string, { now, access }: Requester): Promise<OwnPack | null> {
    const before = this.cachedPack(brand, place, mark, { access });
    if (before) return before;
    const changes = this.#changes;
    const full = await this.#issuesAt(brand, [place], now);
    const issue = full.find(({ row }) => row.edition.slug === place.edition);
    if (!issue) return null;
    for (const level of levelsOf(issue, access)) {
      const pack = await this.#pack(issue, level);
      if (pack.mark !== mark) continue;
      this.#name(brand, pack, changes);
      return pack;
    }
    return null;
  }

  /**
   * Caches a pack, unless the contents have changed since `changes`. A pack that two levels share is cached for the
   * lower one.
   */
  #name(brand: Brand, pack: OwnPack, changes: number): void {
    if (changes !== this.#changes) return;
    const name = nameOf(brand, pack);
    const before = this.#named.peek(name);
    if (!before || mayRead(before.level, pack.level)) this.#named.set(name, pack);
  }

  /** Clears the caches after the contents have changed. */
  clear(): void {
    this.#changes += 1;
    this.#packs.clear();
    this.#named.clear();
  }

  #pack(issue: FullIssue, access: Access): Promise<OwnPack> {
    const { row } = issue;
    const ids = ownArticles(issue).map(({ id }) => id);
    // Most papers do not have articles of every access level: levels that open the same articles share a pack.
    const [level = 'free'] = levelsOf(issue, access);
    // The end of an embargo adds an article without any import, so the ids are part of the key.
    const key = `${row.id} ${row.version} ${level} ${ids.join()}`;
    const before = this.#packs.get(key);
    if (before) return before;
    const pack = this.#make({ edition: row.edition.slug, day: row.day }, ids, level);
    this.#packs.set(key, pack);
    pack.catch(() => this.#packs.delete(key));
    return pack;
  }

  async #make({ edition, day }: Place, ids: number[], level: Access): Promise<OwnPack> {
    const { orm, toWire } = this.#deps;
    // Only the free part of a paid article above this level is sent. ROL-06
    const read = await readTexts(orm, ids, level);
    const bodies = read.map((text) => ({ id: text.id, body: Buffer.from(JSON.stringify(toWire(text))) }));
    const texts = packTexts(bodies);
    const shown = read.flatMap(({ pictures, signatures }) => [
      ...pictures,
      ...signatures.flatMap(({ picture }) => picture ?? []),
    ]);
    const classes = await Promise.all(
      SCREEN_CLASSES.map(async (screen) => [screen, await this.#picturesFor(shown, screen)] as const),
    );
    const pictures = Object.fromEntries(classes) as OwnPack['pictures'];
    const mark = markOf([
      texts.files,
      texts.blocks,
      classes.map(([, files]) => files.map(({ sha256 }) => sha256)),
    ]);
    return { edition, day, level, mark, texts, file: (place) => bodies[place]?.body, pictures };
  }
}

const ownArticles = ({ row, articles }: FullIssue) => articles.filter(({ issueId }) => issueId === row.id);

/** Levels at which an issue's own pages differ, from the requester's level down to what everybody may read. */
function levelsOf(issue: FullIssue, access: Access): Access[] {
  const own = ownArticles(issue);
  const differs = (level: Access) => level === 'free' || own.some((article) => article.access === level);
  return ACCESS_LEVELS.filter((level) => mayRead(access, level) && differs(level)).reverse();
}

const nameOf = ({ sigla }: Brand, { edition, day, mark }: Pick<OwnPack, 'edition' | 'day' | 'mark'>) =>
  [sigla, edition, day, mark].join(' ');

function sizeOf(packs: OwnPack[]): Pick<IssueSize, 'texts' | 'pictures'> {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const pictures = SCREEN_CLASSES.map((screen) => [
    screen,
    sum(packs.flatMap((pack) => pack.pictures[screen].map(({ bytes }) => bytes))),
  ]);
  return {
    texts: sum(packs.map(({ texts }) => texts.stream.length)),
    pictures: Object.fromEntries(pictures) as IssueSize['pictures'],
  };
}
