/** Longest title, in characters, that each step still sets in two or three lines; longer titles take the last step. */
const MAX_LENGTHS = [34, 52, 72, 100];

/** Step by which a headline is set smaller than the layout's own size: 1 is the full size, 5 the smallest. */
export function headlineFit(title: string): 1 | 2 | 3 | 4 | 5 {
  const step = MAX_LENGTHS.findIndex((length) => title.length <= length);
  return step < 0 ? 5 : ((step + 1) as 1 | 2 | 3 | 4);
}
