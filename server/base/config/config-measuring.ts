import * as v from 'valibot';
import { isScriptAddress } from './config-values.ts';

/** Services of others by which readers are measured and told of offers; null for none. `{sigla}` and the like are the brand's. */
export type Measuring = {
  audienceScript: string | null;
  marketingScript: string | null;
  creativeUrl: string | null;
};

/** The policy of pages names its host, so that is the same for all papers. */
const isServiceAddress = (text: string) =>
  isScriptAddress(text) && /^https?:\/\/[^/?{}]+(?:[/?]|$)/.test(text);

const address = (what: string) =>
  v.optional(
    v.pipe(v.string(), v.check(isServiceAddress, `must be the https:// address of ${what} on one host`)),
  );

export const MEASURING_VARIABLES = {
  AUDIENCE_SCRIPT: address('a script'),
  MARKETING_SCRIPT: address('a script'),
  MARKETING_URL: address('a call'),
};

type Set = { [Name in keyof typeof MEASURING_VARIABLES]?: string | undefined };

/** @returns what the embedded default goes without */
export const measuringOf = ({ AUDIENCE_SCRIPT, MARKETING_SCRIPT, MARKETING_URL }: Set): Measuring => ({
  audienceScript: AUDIENCE_SCRIPT ?? null,
  marketingScript: MARKETING_SCRIPT ?? null,
  creativeUrl: MARKETING_URL ?? null,
});
