/** A file packed into a delivery, read when it is wanted. */
export type PackedFile = {
  /** The same for the same file: its path in its archive. */
  key: string;
  read(limit: number): Promise<Uint8Array>;
};

/** The folder of an archive that an item lies in: nothing of it is ever unpacked to the disk. */
export type PackedFolder = { find(path: string): PackedFile | null };

/** Where pictures named relative to an item are read from: a folder, one within an archive, or no such place. */
export type Beside = string | PackedFolder | null;

/** One file of a delivery, wherever it comes from. */
export type SourceItem = {
  /** Path shown in messages. */
  name: string;
  folder: Beside;
  /** The address on the web that it was fetched from. */
  address?: string;
  /** The encoding that the call or the answer which brought it states. */
  charset?: string | undefined;
  read(): Promise<Uint8Array>;
  /** A file with an item a line is read piece by piece, and never whole. */
  pieces?(): AsyncIterable<Uint8Array>;
};
