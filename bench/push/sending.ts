/** A way of sending messages to the sink. */
export type Sending = {
  send(count: number): Promise<void>;
  close(): Promise<void>;
};

/** What a program tells of its messages. */
export type Told = {
  /** Processor time of one message, in µs. */
  cpuUs: number;
  /** Of all of them. */
  wallMs: number;
  /** The most memory it had in the first half and in the second, in MB. */
  memoryMb: [first: number, second: number];
};
