import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import type { Sigla } from '#domain/brands/brand.ts';
import { isHostOfPaper } from '#domain/brands/brand-by-host.ts';
import { SIGLAS } from '#domain/brands/paper-names.ts';
import { asciiDomain, normaliseEmail } from '#domain/email.ts';
import { TICKET_TOPICS, type TicketTopic } from '#domain/support/ticket.ts';
import type { SupportMailboxes } from './support-mailboxes.ts';

export const Switch = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((value) => value === 'on'),
);

export const Share = v.pipe(
  v.string(),
  v.regex(/^0?\.\d*[1-9]\d*$/, 'must be a number between 0 and 1, as 0.5'),
  v.transform(Number),
);

/** A key that an external service issues to identify its client. */
export const Key = v.pipe(
  v.string(),
  v.regex(/^[!-~]{1,500}$/, 'must consist of letters, digits and punctuation without spaces'),
);

export const ModelName = v.pipe(
  v.string(),
  v.regex(/^[\w.:/@+-]{1,200}$/, 'must be the name of a model, without spaces'),
);

const HOST_NAME =
  /^(?=.{1,253}$)(?!.*\.\d+$)(?!\d+$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;
export const isHost = (text: string) => isIP(text) > 0 || HOST_NAME.test(text);

const PUSH_SERVICE = 'must be names of hosts, without a port, separated by commas';
export const PushServices = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(HOST_NAME, PUSH_SERVICE), v.includes('.', PUSH_SERVICE))),
);

const KEYS = 'must be SIGLA=SHA256 of each key in hex, separated by commas';
const ImportKey = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${SIGLAS.join('|')})=[0-9a-f]{64}$`, 'i'), KEYS),
  v.transform((pair): [Sigla, string] => [pair.slice(0, 2).toUpperCase() as Sigla, pair.slice(3)]),
);
export const ImportKeys = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.array(ImportKey),
  v.transform((pairs): Partial<Record<Sigla, string>> => Object.fromEntries(pairs)),
);

const SECTIONS = 'must be CODE=NAME of each, separated by commas';
export const ImportSections = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.array(v.pipe(v.string(), v.regex(/^[^=,<>]{1,120}=[^=,<>]{1,60}$/, SECTIONS))),
  v.transform((pairs) => Object.fromEntries(pairs.map((pair) => pair.split('=').map((part) => part.trim())))),
  v.record(v.string(), v.string()),
);

export const KeyHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'must be the SHA-256 of a key in hex'));

const OPERATORS = 'must be EMAIL=NAME of each, separated by commas';
export const Operators = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^.+=[^=,<>]{1,40}$/, OPERATORS),
      v.transform((pair): [string, string] => {
        const separator = pair.lastIndexOf('=');
        return [normaliseEmail(pair.slice(0, separator).trim()) ?? '', pair.slice(separator + 1).trim()];
      }),
      v.check(([email]) => email !== '', OPERATORS),
    ),
  ),
);

export const ADDRESS_MESSAGE = 'must be an address, with %-escapes in its password';
export const isAddress = (text: string) => URL.canParse(text);

export const ORIGIN_MESSAGE = 'must be an origin without a path';
export const DIFFERENT_ORIGINS_MESSAGE =
  'must contain {domain} or {devHost}: each of the six papers has its own';
export const isOrigin = (text: string) => {
  const example = text.replace('{domain}', 'domain').replace('{devHost}', 'host').replace(':{port}', ':1');
  return URL.canParse(example) && /^https?:\/\/[^/?#@\\{}]+$/.test(example);
};

/** An address of the shop without a query: https, or plain http on a developer's machine. */
export const isShopAddress = (text: string) =>
  /^(?:https:\/\/|http:\/\/(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$))[^?#@\\\s]*$/.test(
    text,
  ) && URL.canParse(text.replaceAll('{domain}', 'domain'));

const listOfDomains = (message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((domain) => asciiDomain(domain.trim()) ?? domain)),
    v.array(v.pipe(v.string(), v.regex(/^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/, message))),
  );

const TWO_DOMAINS = 'must be two domains, separated by a comma';
export const Domains = v.pipe(listOfDomains(TWO_DOMAINS), v.length(2, TWO_DOMAINS));

const OWN_HOST = 'must name no host of one of the six papers';
export const CompanyDomains = v.pipe(
  listOfDomains('must be domains, separated by commas'),
  v.check((domains) => !domains.some(isHostOfPaper), OWN_HOST),
);

/** An address of a script: https, or plain http on a developer's machine. */
export const isScriptAddress = (text: string) =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/)[^#@\\\s]+$/.test(text) &&
  URL.canParse(text);

/** Id for a CMP that is not registered with the TCF. The register counts from 2 and is far from this highest value. */
export const UNREGISTERED_CMP = 4095;

export const CMP_MESSAGE = 'must be a whole number from 2 to 4095 for the id, from 0 to 4095 for the version';
export const CmpNumber = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}$/, CMP_MESSAGE),
  v.transform(Number),
  v.maxValue(4095, CMP_MESSAGE),
);

/** A contact for push services; Apple refuses one on localhost. */
export const isContact = (text: string) =>
  /^mailto:[^\s@<>?]+@[^\s@<>?]+\.[^\s@<>?]+$/.test(text) ||
  (/^https:\/\/[^\s@]+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== 'localhost');

export const PORT_MESSAGE = 'must be a whole number from 0 to 65535';

const DESKS = `must be TOPIC=ADDRESS separated by commas, with topics of ${TICKET_TOPICS.join(', ')}`;
const Mailbox = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?:${TICKET_TOPICS.join('|')})=[^\\s@<>=]+@[^\\s@<>=]+$`), DESKS),
  v.transform((pair) => pair.split('=') as [TicketTopic, string]),
);
export const Mailboxes = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim())),
  v.array(Mailbox),
  v.transform((pairs): SupportMailboxes => Object.fromEntries(pairs)),
);

const PROXIES = 'must be addresses, or networks as 10.0.0.0/24, separated by commas';
const TOO_WIDE = 'must not name so wide a network: anyone in it could pretend to be any client';
/**
 * Shortest prefixes, in bits, of networks that a site's own proxies may be in: 16 million addresses, or what
 * a provider is assigned.
 */
const MIN_PREFIX_BITS = { 4: 8, 6: 16 } as const;
const ADDRESS_BITS = { 4: 32, 6: 128 } as const;

/** In IPv6 all IPv4 addresses form one network. */
const MAPPED = { address: '::ffff:0:0', bits: 96 } as const;
const mapped = new BlockList();
mapped.addSubnet(MAPPED.address, MAPPED.bits, 'ipv6');

/** Shortest prefix, in bits, of a network that is allowed for an address. */
function minPrefixBits(address: string, version: 4 | 6, bits: number): number {
  if (version === 4) return MIN_PREFIX_BITS[4];
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  const containsIpv4 = mapped.check(address, 'ipv6') || network.check(MAPPED.address, 'ipv6');
  return containsIpv4 ? MAPPED.bits + MIN_PREFIX_BITS[4] : MIN_PREFIX_BITS[6];
}

const proxyOf = (entry: string) => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return null;
  const bits = prefix === undefined ? ADDRESS_BITS[version] : Number(prefix);
  if (bits > ADDRESS_BITS[version] || address.includes('%')) return null;
  return { bits, minBits: minPrefixBits(address, version, bits) };
};

export const TrustedProxies = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((entry) => entry.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check((entry) => proxyOf(entry) !== null, PROXIES),
      v.check((entry) => {
        const proxy = proxyOf(entry);
        return proxy === null || proxy.bits >= proxy.minBits;
      }, TOO_WIDE),
    ),
  ),
);
