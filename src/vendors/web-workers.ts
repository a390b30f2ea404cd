import judging from './judging-thread.ts?worker&url';
import work from './work-thread.ts?worker&url';

type ScriptPolicy = { createScriptURL(address: string): unknown };
type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
};

/** Scripts that run beside the page. */
const SCRIPTS = { judging, work };

/** Named in the page's `trusted-types` directive. */
const POLICY = 'lavoro';

let policy: ScriptPolicy | undefined;

function onlyOurWorkers(address: string): string {
  if (!Object.values(SCRIPTS).includes(address)) throw new TypeError(`No thread’s address: ${address}`);
  return address;
}

/** The address of a script of ours, as the browser wants it. */
function addressOf(script: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return script;
  policy ??= trustedTypes.createPolicy(POLICY, { createScriptURL: onlyOurWorkers });
  // The browser wants its own object here; the types of the libraries know strings alone.
  return policy.createScriptURL(script) as string;
}

/** Starts a thread beside the page. @throws Error where the browser starts none */
export const startWebWorker = (name: keyof typeof SCRIPTS): Worker => new Worker(addressOf(SCRIPTS[name]));
