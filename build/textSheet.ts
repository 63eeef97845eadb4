/** A word of the glossary with its agreed word in a language, if there is one. */
export interface AgreedWord {
  readonly english: string
  readonly agreed: string | undefined
  readonly beware: string
}

/** A message in the source of a file, with the comment above it. */
interface WrittenMessage {
  readonly id: string
  readonly comment: string
  readonly text: string
}

const NOT_AGREED = '—'

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The rows of the tables in "Terms for translators" that have a column, by their English word. */
const columnOf = (tables: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>, name: string) =>
  new Map(
    tables.flatMap(([head = [], , ...rows]) => {
      const place = head.indexOf(name)
      return place < 0 ? [] : rows.map((cells) => [cells[0] ?? '', cells[place] ?? ''] as const)
    }),
  )

/** The words of "Terms for translators" in the glossary, for one language. */
export const wordsOfGlossary = (glossary: string, locale: string): ReadonlyArray<AgreedWord> => {
  const [, section = ''] = glossary.split('## Terms for translators')
  const tables = section
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(cellsOf))
  const agreed = columnOf(tables, locale)
  return [...columnOf(tables, 'beware')].map(([english, beware]) => {
    const word = agreed.get(english)
    return { english, agreed: word === NOT_AGREED ? undefined : word, beware }
  })
}

const writtenMessages = (source: string): ReadonlyArray<WrittenMessage> =>
  [...source.matchAll(/^((?:# .*\n)*)(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)/gm)].map(
    ([, comment = '', id = '', text = '']) => ({ id, comment: comment.trimEnd(), text: text.trim() }),
  )

const withoutQualifier = (term: string) => term.replace(/ \(.*\)$/, '')

/** The names of attributes, variables and other messages in a written text. */
const NAMES = /^\s*\.[\w-]+ *=|[$-]?\b[\w-]+(?= *(?:\}|->))/gm

/** The words of the glossary that an English text contains. */
const wordsIn = (text: string, words: ReadonlyArray<AgreedWord>) => {
  const said = text.replaceAll(NAMES, '')
  return words.filter(({ english }) => new RegExp(`\\b${withoutQualifier(english)}`, 'i').test(said))
}

/**
 * The lines that show each message of a file: its comment, the English text, the words that are agreed for it, and its
 * translation, whether that is the English text, or that it is missing.
 */
export const textSheet = (
  english: string,
  translated: string,
  words: ReadonlyArray<AgreedWord>,
): ReadonlyArray<string> => {
  const translations = new Map(writtenMessages(translated).map(({ id, text }) => [id, text]))
  const shown = (own: string | undefined, text: string) =>
    own === undefined ? 'MISSING' : own === text ? `${own}  (AS IN ENGLISH)` : own
  return writtenMessages(english).flatMap(({ id, comment, text }) => [
    '',
    id,
    ...comment.split('\n').filter((line) => line !== ''),
    `  English: ${text}`,
    ...wordsIn(text, words).map(
      ({ english: word, agreed, beware }) =>
        `  word: ${word} = ${agreed ?? 'not agreed yet'}${beware && ` (${beware})`}`,
    ),
    `  here:    ${shown(translations.get(id), text)}`,
  ])
}
