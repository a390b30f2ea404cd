import { LRUCache } from 'lru-cache';
import { ACCESS_LEVELS, type Access, mayRead } from '#domain/access.ts';
import type { Brand } from '#domain/brands/brand.ts';
import type { ArticleText, Day, IssueContents } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { readTexts } from '../content/article-text.ts';
import { readIssue } from '../content/issue-contents.ts';
import { type FullIssue, fullIssues, issuesOf } from '../content/issues.ts';
import { NATIONAL } from '../db/readable-issues.ts';
import { type PackedPicture, packedPictures, SCREEN_CLASSES, type ScreenClass } from './picture-pack.ts';
import { packTexts, sha256, type TextPack } from './text-pack.ts';

/**
 * The articles that one edition prints itself on one day, packed for readers of one access level. `mark` is a hash of
 * the contents: other texts give another mark.
 */
export type Pack = {
  edition: string;
  day: Day;
  /** The lowest access that a subscription must give for it; `free` for everybody's. ROL-06 */
  level: Access;
  mark: string;
  texts: TextPack;
  /** One file of the text pack, by its position. */
  fileAt(index: number): Buffer | undefined;
  pictures: Record<ScreenClass, PackedPicture[]>;
};

/** An issue as a device downloads it: its own pack and that of the national pages, if it has any. OFF-03 */
export type IssuePackage = { version: string; contents: IssueContents; packs: Pack[] };

type IssueKey = { edition: string; day: Day };

/** Time of the request, and the highest access level of the requester. */
type Requester = { now: Date; access: Access };

/** Sizes in bytes of an issue's packs: of the texts, and of the pictures for each class of screens. */
export type IssueSize = IssueKey & { texts: number; pictures: Record<ScreenClass, number> };

/** Limit of cached packs: enough for some dozen editions of the last days at two access levels. */
const MAX_CACHED = 96;
const MARK_LENGTH = 16;

const markOf = (parts: unknown) => sha256(JSON.stringify(parts)).slice(0, MARK_LENGTH);

type Deps = {
  orm: Orm;
  imagesFolder: string;
  /** Converts a text to its wire format. */
  toWire: (text: ArticleText) => unknown;
};

/**
 * Makes packages of issues as they are now. They depend on the contents only, so every process makes the same
 * ones, and caching them in memory is enough.
 */
export class IssuePackages {
  readonly #deps: Deps;
  readonly #picturesFor: ReturnType<typeof packedPictures>;
  readonly #packs = new LRUCache<string, Promise<Pack>>({ max: MAX_CACHED });
  /** Packs by mark, until the contents change: a download requests the same packs again and again. */
  readonly #packsByMark = new LRUCache<string, Pack>({ max: MAX_CACHED });

  /** Counts changes of the contents, so that a pack that was read before a change is not cached after it. */
  #changes = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#picturesFor = packedPictures(deps.imagesFolder);
  }

  /**
   * The package of an issue, without a day of the latest one. Null if that edition did not come out on that
   * day.
   */
  async ofIssue(
    brand: Brand,
    { edition, day }: { edition: string; day?: Day | undefined },
    { now, access }: Requester,
  ): Promise<IssuePackage | null> {
    const changes = this.#changes;
    const contents = await readIssue(this.#deps.orm, brand, edition, now, day);
    if (!contents) return null;
    const dayIssues = await this.#issuesAt(brand, [{ edition, day: contents.issue.day }], now);
    const packs = await this.#packsOf(dayIssues, edition, access);
    for (const pack of packs) this.#cacheByMark(brand, pack, changes);
    return { version: markOf([contents, packs.map(({ mark }) => mark)]), contents, packs };
  }

  /** Sizes of the named issues that came out. */
  async sizesOf(brand: Brand, keys: IssueKey[], { now, access }: Requester): Promise<IssueSize[]> {
    const found = await this.#issuesAt(brand, keys, now);
    const sizes = keys.map(async ({ edition, day }) => {
      const full = found.filter(({ row }) => row.day === day);
      const hasIssue = full.some(({ row }) => row.edition.slug === edition);
      return hasIssue ? { edition, day, ...sizeOf(await this.#packsOf(full, edition, access)) } : null;
    });
    return (await Promise.all(sizes)).filter((size) => size !== null);
  }

  /** The issues that came out, with the national ones of the same days. */
  async #issuesAt({ sigla }: Brand, keys: readonly IssueKey[], now: Date): Promise<FullIssue[]> {
    const { orm } = this.#deps;
    const days = new Set(keys.map(({ day }) => day));
    const printed = await issuesOf(
      orm,
      [...days].map((day) => ({ brand: sigla, day })),
      now,
    );
    const needed = printed.filter(
      ({ row }) =>
        row.edition.slug === NATIONAL ||
        keys.some(({ edition, day }) => row.edition.slug === edition && row.day === day),
    );
    return await fullIssues(orm, needed, now);
  }

  /** Packs for an edition of a day, its own first; packs without texts are left out. */
  async #packsOf(full: FullIssue[], edition: string, access: Access): Promise<Pack[]> {
    const own = full.find(({ row }) => row.edition.slug === edition);
    const national = full.find(({ row }) => row.edition.slug === NATIONAL);
    const issues = [own, national === own ? undefined : national].filter((issue) => issue !== undefined);
    const packs = await Promise.all(issues.map((issue) => this.#pack(issue, access)));
    return packs.filter(({ texts }) => texts.files.length > 0);
  }

  /** The pack with this mark if it is cached and the requester may read it; otherwise null. */
  cachedPack(brand: Brand, key: IssueKey, mark: string, { access }: Pick<Requester, 'access'>): Pack | null {
    const name = cacheKey(brand, { ...key, mark });
    const pack = this.#packsByMark.get(name);
    return pack && mayRead(access, pack.level) ? pack : null;
  }

  /**
   * The pack with this mark, cached or made again. Null if the contents have changed since, or if it contains
   * more than the requester may read.
   */
  async pack(brand: Brand, key: IssueKey, mark: string, { now, access }: Requester): Promise<Pack | null> {
    const cached = this.cachedPack(brand, key, mark, { access });
    if (cached) return cached;
    const changes = this.#changes;
    const full = await this.#issuesAt(brand, [key], now);
    const issue = full.find(({ row }) => row.edition.slug === key.edition);
    if (!issue) return null;
    for (const level of levelsOf(issue, access)) {
      const pack = await this.#pack(issue, level);
      if (pack.mark !== mark) continue;
      this.#cacheByMark(brand, pack, changes);
      return pack;
    }
    return null;
  }

  /**
   * Caches a pack, unless the contents have changed since `changes`. A pack that two levels share is cached for the
   * lower one.
   */
  #cacheByMark(brand: Brand, pack: Pack, changes: number): void {
    if (changes !== this.#changes) return;
    const name = cacheKey(brand, pack);
    const cached = this.#packsByMark.peek(name);
    if (!cached || mayRead(cached.level, pack.level)) this.#packsByMark.set(name, pack);
  }

  /** Clears the caches after the contents have changed. */
  clear(): void {
    this.#changes += 1;
    this.#packs.clear();
    this.#packsByMark.clear();
  }

  #pack(issue: FullIssue, access: Access): Promise<Pack> {
    const { row } = issue;
    const ids = ownArticles(issue).map(({ id }) => id);
    // Most papers do not have articles of every access level: levels that open the same articles share a pack.
    const [level = 'free'] = levelsOf(issue, access);
    // The end of an embargo adds an article without any import, so the ids are part of the key.
    const key = `${row.id} ${row.version} ${level} ${ids.join()}`;
    const cached = this.#packs.get(key);
    if (cached) return cached;
    const pack = this.#make({ edition: row.edition.slug, day: row.day }, ids, level);
    this.#packs.set(key, pack);
    pack.catch(() => this.#packs.delete(key));
    return pack;
  }

  async #make({ edition, day }: IssueKey, ids: number[], level: Access): Promise<Pack> {
    const { orm, toWire } = this.#deps;
    // Only the free part of a paid article above this level is sent. ROL-06
    const articleTexts = await readTexts(orm, ids, level);
    const bodies = articleTexts.map((text) => ({
      id: text.id,
      body: Buffer.from(JSON.stringify(toWire(text))),
    }));
    const texts = packTexts(bodies);
    const allPictures = articleTexts.flatMap(({ pictures, signatures }) => [
      ...pictures,
      ...signatures.flatMap(({ picture }) => picture ?? []),
    ]);
    const classes = await Promise.all(
      SCREEN_CLASSES.map(async (screen) => [screen, await this.#picturesFor(allPictures, screen)] as const),
    );
    const pictures = Object.fromEntries(classes) as Pack['pictures'];
    const mark = markOf([
      texts.files,
      texts.blocks,
      classes.map(([, files]) => files.map(({ sha256 }) => sha256)),
    ]);
    return { edition, day, level, mark, texts, fileAt: (place) => bodies[place]?.body, pictures };
  }
}

const ownArticles = ({ row, articles }: FullIssue) => articles.filter(({ issueId }) => issueId === row.id);

/**
 * Access levels at which an issue's own articles are packed differently, from the requester's level down to
 * `free`.
 */
function levelsOf(issue: FullIssue, access: Access): Access[] {
  const own = ownArticles(issue);
  const hasOwnArticles = (level: Access) =>
    level === 'free' || own.some((article) => article.access === level);
  return ACCESS_LEVELS.filter((level) => mayRead(access, level) && hasOwnArticles(level)).reverse();
}

const cacheKey = ({ sigla }: Brand, { edition, day, mark }: Pick<Pack, 'edition' | 'day' | 'mark'>) =>
  [sigla, edition, day, mark].join(' ');

function sizeOf(packs: Pack[]): Pick<IssueSize, 'texts' | 'pictures'> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const pictures = SCREEN_CLASSES.map((screen) => [
    screen,
    sum(packs.flatMap((pack) => pack.pictures[screen].map(({ bytes }) => bytes))),
  ]);
  return {
    texts: sum(packs.map(({ texts }) => texts.stream.length)),
    pictures: Object.fromEntries(pictures) as IssueSize['pictures'],
  };
}
