import { FAVOURITES } from './addresses.ts';
import { shortened } from './whole-signs.ts';

/** Letters of a folder's name. */
export const FOLDER_LENGTH = 80;

/** Folders that one article may lie in. */
export const FOLDERS_OF_ARTICLE = 20;

/** What a folder is called after words that may be longer: one line, cut between words. Empty where they say nothing. */
export const folderName = (words: string): string =>
  shortened(words.replace(/\s+/g, ' ').trim(), FOLDER_LENGTH);

/** Where a folder is shown. */
export const folderPath = (name: string): string => `${FAVOURITES}?cartella=${encodeURIComponent(name)}`;
