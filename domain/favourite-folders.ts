import { FAVOURITES } from './addresses.ts';
import { shortened } from './graphemes.ts';

/** Maximum length of a folder's name. */
export const MAX_FOLDER_LENGTH = 80;

/** Maximum number of folders of one article. */
export const MAX_FOLDERS_PER_ARTICLE = 20;

/** Name of a folder from a possibly longer text: one line, cut between words. Empty if the text is blank. */
export const folderName = (words: string): string =>
  shortened(words.replace(/\s+/g, ' ').trim(), MAX_FOLDER_LENGTH);

/** Path at which a folder is shown. */
export const folderPath = (name: string): string => `${FAVOURITES}?cartella=${encodeURIComponent(name)}`;
