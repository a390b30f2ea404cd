type AltId = { role?: string | undefined; value?: string | undefined };

/** Roles of other ids of the same text: `guid`, `articleId`, `original_id`. The id of a desk or an event is not one. */
const IDENTITY =
  /^(?:(?:ansa|article|item|content|doc(?:ument)?|news|news_?item|original|source|provider|external|main|story|text|cms|alt(?:ernate)?|canonical)?[_. -]?(?:id|guid|uuid|uri|urn|identifier)|canonical|same_?as)$/i;
/** Roles of ids of texts that this one replaces. */
const REPLACED =
  /^(?:(?:previous|prior|former|replaced|superseded|parent)[_. -]?(?:id|guid|uri|urn|version|item)?|replaces|supersedes|rewrite_?of|update_?of|version_?of|evolved_?from)$/i;

/** Whether a value can be an id; one of fewer than four characters is not unique. */
const isId = (value: string | undefined): value is string => value !== undefined && value.trim().length >= 4;

const idsWithRole = (altids: AltId[] | undefined, roles: RegExp): string[] =>
  (altids ?? []).flatMap(({ role, value }) =>
    role && roles.test(role) && isId(value) ? [value.trim()] : [],
  );

export const identityIds = (altids: AltId[] | undefined): string[] => idsWithRole(altids, IDENTITY);
export const replacedIds = (altids: AltId[] | undefined): string[] => idsWithRole(altids, REPLACED);
