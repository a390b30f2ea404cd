type Line = {
  /** Whether who listens may still hear it; where that cannot be found out, they may not. */
  mayHear: () => Promise<boolean>;
  write: (text: string) => void;
  end: () => void;
};

/**
 * Writes texts in their order, each after its listener was found to be allowed still. One question is asked at a time:
 * what comes meanwhile waits for the next, and what waits already is not said twice.
 */
export function checkedWrites({ mayHear, write, end }: Line): (text: string) => void {
  const waiting = new Set<string>();
  let asking = false;
  const pass = async () => {
    asking = true;
    while (waiting.size > 0) {
      const texts = [...waiting];
      waiting.clear();
      if (!(await mayHear().catch(() => false))) return end();
      write(texts.join(''));
    }
    asking = false;
  };
  return (text) => {
    waiting.add(text);
    if (!asking) void pass();
  };
}
