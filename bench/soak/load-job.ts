import type { Account } from '../bench-reader.ts';

export type LoadJob = {
  origin: string;
  accounts: Account[];
  /** Who asks the chatbot. */
  asker: Account;
  articles: number[];
  pages: string[];
  words: string[];
  /** By which the newsroom delivers. */
  key: string;
  pushHost: string;
  seconds: number;
  /** The server's, whose share of the machine is watched. */
  pid: number;
  /** What the load is to take of the machine. */
  share: number;
};

/** How many calls there were by how they ended, and the share of the machine that the server took in the end. */
export type Loaded = { ended: Record<string, number>; share: number };
