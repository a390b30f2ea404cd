import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTRACTS, readContract } from '#server/web/http/contracts.ts';

/** The names that the modules of a folder export. */
const exportsIn = (folder: string): Set<string> =>
  new Set(
    globSync(`${folder}/*.ts`, { exclude: ['**/*.test.ts'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
        ([, exported = '']) => exported,
      ),
    ),
  );

function operationsOf(name: (typeof CONTRACTS)[number]) {
  return Object.values(readContract(name).paths).flatMap((methods) => Object.values(methods));
}

describe.each(CONTRACTS)('API-01 %s.yaml', (name) => {
  test('names at least one operation', () => {
    expect(operationsOf(name).length).toBeGreaterThan(0);
  });

  const callers = exportsIn(`api/${name}`);
  const handlers = exportsIn(`server/web/apis/${name}`);
  test.each(
    operationsOf(name).map(({ operationId }) => operationId),
  )('%s has a caller and a handler', (id) => {
    expect.soft(callers, 'caller').toContain(id);
    expect.soft(handlers, 'handler').toContain(id);
  });

  test('every refusal has the error shape', () => {
    const contract = readContract(name) as unknown as {
      components: { schemas: { Errore: { required: string[] } } };
    };
    expect(contract.components.schemas.Errore.required).toEqual(['success', 'status']);
    for (const { operationId, responses } of operationsOf(name)) {
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        expect(JSON.stringify(response), `${operationId} ${status}`).toMatch(
          /Errore|RichiestaNonValida|NonTrovato|NonAutorizzato|RassegnaVietata|RassegnaCambiata|Vietato|AccessoNegato|CodiceNonValido|AttivazioneNonValida|PasswordNonValida|ProvaRichiesta|ProvaNonValida|TroppiDispositivi|LavoroRichiesto|TroppiTentativi|TroppeChiamate/,
        );
      }
    }
  });
});
