import type { ReviewContents } from './edit-review.ts';
import { clipsOfReview, type ReviewChapter } from './review.ts';

/** The three states of a three-way merge: the common base, what was made of it here, and elsewhere. */
type ThreeWay<Value> = { base: Value; mine: Value; theirs: Value };

const CLASH = Symbol('clash');

/** The value that one side changed, or both sides to the same; `CLASH` if they differ. */
function pick<Value>({ base, mine, theirs }: ThreeWay<Value>): Value | typeof CLASH {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : CLASH;
}

const orderIn = ({ chapters }: ReviewContents): string =>
  JSON.stringify(chapters.map(({ id, clips }) => [id, clips.map((clip) => clip.id)]));

const idsIn = (contents: ReviewContents) => new Set(clipsOfReview(contents).map(({ id }) => id));

/** The contents without the clips and chapters that are not in the base. */
function withoutNew(contents: ReviewContents, base: ReviewContents): ReviewContents {
  const clips = idsIn(base);
  const chapters = new Set(base.chapters.map(({ id }) => id));
  return {
    ...contents,
    chapters: contents.chapters
      .filter(({ id }) => chapters.has(id))
      .map((chapter) => ({ ...chapter, clips: chapter.clips.filter(({ id }) => clips.has(id)) })),
  };
}

/** Whether clips and chapters were only added: those of the base keep their order. */
const hasOnlyAdditions = (contents: ReviewContents, base: ReviewContents): boolean =>
  orderIn(withoutNew(contents, base)) === orderIn(base);

/** Adds the clips and chapters of the other side that are not in the base. */
function withAdditions(
  contents: ReviewContents,
  base: ReviewContents,
  other: ReviewContents,
): ReviewContents {
  const knownIds = new Set([...idsIn(base), ...idsIn(contents)]);
  const chapters: ReviewChapter[] = contents.chapters.map((chapter) => ({ ...chapter }));
  for (const { id, title, clips } of other.chapters) {
    const additions = clips.filter((clip) => !knownIds.has(clip.id));
    const isNew = !base.chapters.some((chapter) => chapter.id === id);
    const index = chapters.findIndex((chapter) => chapter.id === id);
    const targetIndex = index >= 0 ? index : chapters.length - 1;
    const targetChapter = chapters[targetIndex];
    if (index < 0 && (isNew || (!targetChapter && additions.length > 0)))
      chapters.push({ id, title, clips: additions });
    else if (targetChapter)
      chapters[targetIndex] = { ...targetChapter, clips: [...targetChapter.clips, ...additions] };
  }
  return { ...contents, chapters };
}

function mergedOrder({ base, mine, theirs }: ThreeWay<ReviewContents>): ReviewContents | null {
  const [order, own, other] = [base, mine, theirs].map(orderIn);
  if (own === other || other === order) return mine;
  if (own === order) return theirs;
  if (hasOnlyAdditions(theirs, base)) return withAdditions(mine, base, theirs);
  if (hasOnlyAdditions(mine, base)) return withAdditions(theirs, base, mine);
  return null;
}

const notesIn = (contents: ReviewContents) =>
  new Map(clipsOfReview(contents).map(({ id, note }) => [id, note] as const));

const titlesIn = ({ chapters }: ReviewContents) =>
  new Map(chapters.map(({ id, title }) => [id, title] as const));

/**
 * Merges notes or titles by the id of their clip or chapter. A text that was changed on one side and whose clip or
 * chapter is gone in the merged order is a conflict: the result is null.
 */
function mergedWords<Key>(
  { base, mine, theirs }: ThreeWay<ReadonlyMap<Key, string>>,
  remainingKeys: ReadonlySet<Key>,
) {
  const words = new Map<Key, string>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const before = base.get(key) ?? '';
    const [own, other] = [mine.get(key) ?? before, theirs.get(key) ?? before];
    const picked = pick({ base: before, mine: own, theirs: other });
    const isLost = !remainingKeys.has(key) && picked !== before;
    if (picked === CLASH || isLost) return null;
    words.set(key, picked);
  }
  return words;
}

/** Merges both changes of a review; null if they conflict, so that a person has to choose. */
export function mergeReview(versions: ThreeWay<ReviewContents>): ReviewContents | null {
  const { base, mine, theirs } = versions;
  const title = pick({ base: base.title, mine: mine.title, theirs: theirs.title });
  const abstract = pick({ base: base.abstract, mine: mine.abstract, theirs: theirs.abstract });
  const order = mergedOrder(versions);
  if (title === CLASH || abstract === CLASH || !order) return null;
  const notes = mergedWords(
    { base: notesIn(base), mine: notesIn(mine), theirs: notesIn(theirs) },
    idsIn(order),
  );
  const titles = mergedWords(
    { base: titlesIn(base), mine: titlesIn(mine), theirs: titlesIn(theirs) },
    new Set(order.chapters.map(({ id }) => id)),
  );
  if (!notes || !titles) return null;
  const chapters = order.chapters.map((chapter) => ({
    ...chapter,
    title: titles.get(chapter.id) ?? chapter.title,
    clips: chapter.clips.map(({ id, note }) => ({ id, note: notes.get(id) ?? note })),
  }));
  return { title, abstract, chapters };
}
