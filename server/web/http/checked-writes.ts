type Receiver = {
  /** Whether the receiver may still get these texts; an error counts as no. */
  mayReceive: () => Promise<boolean>;
  write: (text: string) => void;
  end: () => void;
};

/**
 * Writes texts in order, each only after a check that the receiver may still get it. One check runs at a
 * time: texts that arrive meanwhile wait for the next one, and a text that is already waiting is not added
 * twice.
 */
export function checkedWrites({ mayReceive, write, end }: Receiver): (text: string) => void {
  const waiting = new Set<string>();
  let isChecking = false;
  const writeWaiting = async () => {
    isChecking = true;
    while (waiting.size > 0) {
      const texts = [...waiting];
      waiting.clear();
      if (!(await mayReceive().catch(() => false))) return end();
      write(texts.join(''));
    }
    isChecking = false;
  };
  return (text) => {
    waiting.add(text);
    if (!isChecking) void writeWaiting();
  };
}
