type Line = {
  /** Whether the listener may still receive events; an error counts as no. */
  mayHear: () => Promise<boolean>;
  write: (text: string) => void;
  end: () => void;
};

/**
 * Writes texts in order, each only after a check that its listener may still receive it. One check runs at a time:
 * texts that arrive meanwhile wait for the next, and a text that is already waiting is not added twice.
 */
export function checkedWrites({ mayHear: mayReceive, write, end }: Line): (text: string) => void {
  const waiting = new Set<string>();
  let asking = false;
  const pass = async () => {
    asking = true;
    while (waiting.size > 0) {
      const texts = [...waiting];
      waiting.clear();
      if (!(await mayReceive().catch(() => false))) return end();
      write(texts.join(''));
    }
    asking = false;
  };
  return (text) => {
    waiting.add(text);
    if (!asking) void pass();
  };
}
