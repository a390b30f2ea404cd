import passwordJudge from './judging-thread.ts?worker&url';
import proofOfWork from './proof-of-work-worker.ts?worker&url';

type ScriptPolicy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

/** Scripts of the Web Workers. */
const SCRIPTS = { passwordJudge, proofOfWork };

/** Name of the policy, listed in the page's `trusted-types` directive. */
const POLICY = 'lavoro';

let policy: ScriptPolicy | undefined;

function onlyOurWorkers(address: string): string {
  if (!Object.values(SCRIPTS).includes(address)) throw new TypeError(`Not our Web Worker: ${address}`);
  return address;
}

/** Turns the address of one of our scripts into the type that the browser requires. */
function addressOf(script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return script;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: onlyOurWorkers });
  // The browser requires a `TrustedScriptURL` here; the libraries' types know only strings.
  return policy.createScriptURL(script) as string;
}

/** Starts a Web Worker. @throws Error if the browser cannot start one */
export const startWebWorker = (name: keyof typeof SCRIPTS): Worker => new Worker(addressOf(SCRIPTS[name]));
