import type { ReaderRow } from '../db/readers.ts';

/** What a reader is called by others: a company by its name. */
export const nameOf = ({
  name,
  surname,
  companyName,
}: Pick<ReaderRow, 'name' | 'surname' | 'companyName'>): string => companyName ?? `${name} ${surname}`.trim();
