/** Between two letters of a script without spaces, unless the first joins the second. */
const BETWEEN =
  /(?<=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])(?<![\u1039\u17d2])(?=[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff])(?=\p{L})/gu

/**
 * The text of a headline with word joiners inside of the names that are placed in it: the browser's dictionary of Thai, Lao,
 * Khmer and Burmese finds other words in a name, and would end a line there.
 */
export const withWholeNames = (text: string): string =>
  text.replaceAll(/\u2068[^\u2069]*/g, (name) => name.replaceAll(BETWEEN, '\u2060'))
