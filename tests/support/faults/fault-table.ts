import { afterAll, expect } from 'vitest';

/** Result of a fault; `lost` names acknowledged things that are missing or incomplete. */
export type Outcome = { happened: string; lost: readonly string[] };

type Row = { fault: string; promised: string } & Outcome;

const HEAD = ['fault', 'promised', 'happened', 'lost'];

const cellsOf = ({ fault, promised, happened, lost }: Row) => [
  fault,
  promised,
  happened === promised ? 'as promised' : happened,
  lost.length === 0 ? 'nothing' : lost.slice(0, 5).join(', '),
];

function linesOf(rows: readonly Row[]): string[] {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Collects the faults of a test file as rows and prints them all at the end, failed ones too. */
export function faultTable(name: string) {
  const rows: Row[] = [];
  afterAll(() => {
    process.stdout.write(`\n${name}\n${linesOf(rows).join('\n')}\n`);
  });
  return {
    /**
     * Injects a fault, and fails where the result differs from the promised one or anything was lost.
     * @param inject injects the fault and returns its result
     */
    async row(fault: string, promised: string, inject: () => Promise<Outcome>): Promise<void> {
      const outcome = await inject().catch(
        (error: unknown): Outcome => ({ happened: String(error), lost: [] }),
      );
      rows.push({ fault, promised, ...outcome });
      expect(outcome).toEqual({ happened: promised, lost: [] });
    },
  };
}
