import { hash } from 'node:crypto';

const LONGEST = 32;
const SPELLED = /^[A-Za-z0-9_-]{1,32}$/;

/** A topic as push services take it, RFC 8030: what is longer or spelled otherwise goes by its digest. PSH-02 */
export const topicOf = (topic: string): string =>
  SPELLED.test(topic) ? topic : hash('sha256', topic, 'base64url').slice(0, LONGEST);
