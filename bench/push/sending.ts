/** A way of sending messages to the sink. */
export type MessageSender = {
  send(count: number): Promise<void>;
  close(): Promise<void>;
};

/** Report of a program about its messages. */
export type Cost = {
  /** Processor time of one message, in µs. */
  cpuUs: number;
  /** Duration of all messages. */
  wallMs: number;
  /** Largest memory in the first half and in the second, in MB. */
  memoryMb: [first: number, second: number];
};
