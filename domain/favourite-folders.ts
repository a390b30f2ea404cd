import { FAVOURITES } from './addresses.ts';
import { shortened } from './whole-signs.ts';

/** Maximum length of a folder's name. */
export const FOLDER_LENGTH = 80;

/** Maximum number of folders of one article. */
export const FOLDERS_OF_ARTICLE = 20;

/** Name of a folder from a possibly longer text: one line, cut between words. Empty if the text is blank. */
export const folderName = (words: string): string =>
  shortened(words.replace(/\s+/g, ' ').trim(), FOLDER_LENGTH);

/** Path at which a folder is shown. */
export const folderPath = (name: string): string => `${FAVOURITES}?cartella=${encodeURIComponent(name)}`;
