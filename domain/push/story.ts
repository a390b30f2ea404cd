type AlertStory = { story: string | null; articleId: number | null };

/** What an alert is about, by which its reader hears no more of it: its story, else its article; null of neither. PSH-01 */
export const storyOf = ({ story, articleId }: AlertStory): string | null =>
  story ?? (articleId === null ? null : `articolo-${articleId}`);
