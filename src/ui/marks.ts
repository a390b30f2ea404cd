declare const MARKS: string;

/** Address of the icons and the paper's own wordmarks: set by the build, answered by each host with its own. */
export const marks: string = MARKS;
