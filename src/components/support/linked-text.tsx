import { Fragment } from 'react';

const LINK = /(https:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** Plain words as they were typed; whole addresses can be followed, and lead away from the app. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay where they are
      <a key={at} className="link" href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}
