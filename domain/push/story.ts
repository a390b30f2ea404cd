type AlertStory = { story: string | null; articleId: number | null };

/**
 * The key by which a reader mutes the subject of an alert: its story, else its article; null if it has neither. PSH-01
 */
export const storyOf = ({ story, articleId }: AlertStory): string | null =>
  story ?? (articleId === null ? null : `articolo-${articleId}`);
