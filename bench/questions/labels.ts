import * as v from 'valibot';

/** Kinds of questions. */
export const KINDS = ['who', 'when', 'how-much', 'what', 'news', 'about'] as const;
export type Kind = (typeof KINDS)[number];

const words = v.pipe(v.string(), v.trim(), v.minLength(1));
const id = v.pipe(v.string(), v.regex(/^[a-z-]+-\d+$/));
const day = v.pipe(v.string(), v.isoDate());
/** Key of an article: the slug of a demonstration article, or the end of a sample article's uri. */
const articleKey = v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+:)?[a-z0-9-]+$/));
const articleKeys = v.pipe(v.array(articleKey), v.minLength(1));

const label = {
  asks: v.pipe(words, v.maxLength(500)),
  /** The archive has no answer: no article may be cited. */
  refused: v.optional(v.literal(true)),
  /** All of these must be said, each in one of several wordings. */
  answers: v.optional(v.pipe(v.array(v.pipe(v.array(words), v.minLength(1))), v.minLength(1))),
  /** One of these must be cited first. */
  cites: v.optional(articleKeys),
  /** Only articles of these days may be cited. */
  within: v.optional(v.strictObject({ from: day, to: day })),
  /** Number of right articles that must be cited; one by default. */
  least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Words or articles that make an answer wrong. */
  excludes: v.optional(v.strictObject({ says: v.optional(v.array(words)), cites: v.optional(articleKeys) })),
};

type LabelConditions = { [End in 'refused' | 'cites' | 'within' | 'answers']?: unknown };

/** A label states either what is right, or that there is no answer. */
const isDecided = ({ refused, cites, within, answers }: LabelConditions): boolean =>
  refused ? !(cites || within || answers) : Boolean(cites || within);

const UNDECIDED_MESSAGE = 'a question is either refused or has articles';

const Label = v.pipe(
  v.strictObject(label),
  v.check((one) => isDecided(one), UNDECIDED_MESSAGE),
);
const Question = v.pipe(
  v.strictObject({ id, ...label }),
  v.check((one) => isDecided(one), UNDECIDED_MESSAGE),
);
const Conversation = v.strictObject({ id, turns: v.pipe(v.array(Label), v.length(3)) });
const Grade = v.picklist([1, 2, 3]);
const Query = v.strictObject({ id, text: words, grades: v.record(articleKey, Grade) });

/** A question as a reader types it, with what its answer must and must not contain. */
export type Label = v.InferOutput<typeof Label>;
export type Question = v.InferOutput<typeof Question> & { kind: Kind };
/** Three questions, of which the later ones refer to the earlier ones. */
export type Conversation = v.InferOutput<typeof Conversation>;
/** A search, with grades of its articles: 3 for one that is meant, 1 for one that is related. */
export type Query = v.InferOutput<typeof Query>;

export const Questions = v.array(Question);
export const Conversations = v.array(Conversation);
export const Queries = v.array(Query);
