type AltId = { role?: string | undefined; value?: string | undefined };

/**
 * Roles of other ids of the same text: `guid`, `articleId`, `original_id`. The id of a desk, an event, a source or a
 * provider is not one: many texts share it.
 */
const IDENTITY =
  /^(?:(?:ansa|article|item|content|doc(?:ument)?|news|news_?item|original|external|main|story|text|cms|alt(?:ernate)?|canonical)?[_. -]?(?:id|guid|uuid|uri|urn|identifier)|canonical|same_?as)$/i;
/** Roles of ids of texts that this one replaces. */
const REPLACED =
  /^(?:(?:previous|prior|former|replaced|superseded|parent)[_. -]?(?:id|guid|uri|urn|version|item)?|replaces|supersedes|rewrite_?of|update_?of|version_?of|evolved_?from)$/i;

/** Whether a value can be an id; one of fewer than four characters is not unique. */
const isLongEnough = (value: string): boolean => value.trim().length >= 4;

/** Whether a value is the id of one text: a word without any digit, such as the name of an agency, is that of many. */
const isOfOneText = (value: string): boolean => isLongEnough(value) && /\d|:/.test(value);

const idsWithRole = (
  altids: AltId[] | undefined,
  roles: RegExp,
  isId: (value: string) => boolean,
): string[] =>
  (altids ?? []).flatMap(({ role, value }) =>
    role !== undefined && value !== undefined && roles.test(role) && isId(value) ? [value.trim()] : [],
  );

export const identityIds = (altids: AltId[] | undefined): string[] =>
  idsWithRole(altids, IDENTITY, isOfOneText);
export const replacedIds = (altids: AltId[] | undefined): string[] =>
  idsWithRole(altids, REPLACED, isLongEnough);
