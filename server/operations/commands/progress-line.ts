import type { WriteStream } from 'node:tty';

/** A line of the terminal that is overwritten with each progress; without a terminal nothing is printed. */
export function progressLine(terminal: WriteStream): { show(text: string): void; clear(): void } {
  let isShown = false;
  const clear = () => {
    if (!isShown) return;
    terminal.clearLine(0);
    terminal.cursorTo(0);
    isShown = false;
  };
  return {
    clear,
    show(text) {
      if (!terminal.isTTY) return;
      clear();
      terminal.write(text);
      isShown = true;
    },
  };
}
