type ScriptPolicy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

const WORKER = '/sw.js';
/** Named in the page's `trusted-types` directive. */
const POLICY = 'worker';

function onlyTheWorker(address: string): string {
  if (address !== WORKER) throw new TypeError(`Not the worker’s address: ${address}`);
  return address;
}

/** The one script address this page may register as a worker. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return WORKER;
  // The browser wants its own object here; the types of the libraries know strings alone.
  return trustedTypes
    .createPolicy(POLICY, { createScriptURL: onlyTheWorker })
    .createScriptURL(WORKER) as string;
}
