import type { Account } from '../bench-reader.ts';

export type LoadJob = {
  origin: string;
  accounts: Account[];
  /** Account that uses the chatbot. */
  asker: Account;
  articles: number[];
  pages: string[];
  words: string[];
  /** API key with which the newsroom delivers. */
  key: string;
  pushHost: string;
  seconds: number;
  /** Process id of the server, whose share of the machine is watched. */
  pid: number;
  /** Share of the machine that the server should take. */
  wantedCpuShare: number;
};

/** Number of calls by outcome, and the share of the machine that the server took in the end. */
export type LoadResult = { ended: Record<string, number>; measuredCpuShare: number };
