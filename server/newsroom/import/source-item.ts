/** A file packed into a delivery, read on demand. */
export type PackedFile = {
  /** Identifies the file: its path in its archive. */
  key: string;
  read(limit: number): Promise<Uint8Array>;
};

/** A folder in an archive. Nothing of an archive is unpacked to the disk. */
export type PackedFolder = { find(path: string): PackedFile | null };

/**
 * Where pictures named relative to an item are read from: a folder on the disk, one within an archive, or null for
 * none.
 */
export type PictureFolder = string | PackedFolder | null;

/** One file of a delivery, from any source. */
export type SourceItem = {
  /** Path shown in messages. */
  name: string;
  folder: PictureFolder;
  /** Web address that the file was fetched from. */
  address?: string;
  /** Encoding stated by the request or response that carried the file. */
  charset?: string | undefined;
  read(): Promise<Uint8Array>;
  /** Reads the file in chunks, because a file with an item on each line may be larger than the memory. */
  chunks?(): AsyncIterable<Uint8Array>;
};
