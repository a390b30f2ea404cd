/** Folder inside the data folder in which a restore collects its files. */
export const RESTORE_FOLDER = 'restore.part';

/** A restore was killed after it had put some of its files in place, but not all. */
export class RestoreInterrupted extends Error {
  constructor(dataFolder: string, placed: string[]) {
    super(
      `A restore in ${dataFolder} was interrupted: only a part of it is there. Remove ${[RESTORE_FOLDER, ...placed].join(', ')} from it, and restore again.`,
    );
    this.name = 'RestoreInterrupted';
  }
}
