import type { PersonalRow, PersonalTable } from '../db/personal-rows.ts';

/** Italian words for each stored code of a column. */
export type Words<Code extends string = string> = Readonly<Record<Code, string>>;
/** Gives what is shown of a stored value instead of it. */
export type Shown = (value: string, row: PersonalRow) => unknown;
/** What people read instead of stored codes, by table and column. */
export type ShownColumns = { readonly [Name in PersonalTable]?: Readonly<Record<string, Shown>> };

export const inWords =
  (words: Words): Shown =>
  (value) =>
    words[value] ?? value;
