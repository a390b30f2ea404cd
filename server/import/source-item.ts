/** One file of a delivery, wherever it comes from. */
export type SourceItem = {
  /** Path shown in messages. */
  name: string;
  /** Where pictures named relative to the item are read from; null when there is no such place. */
  folder: string | null;
  read(): Promise<Uint8Array>;
};
