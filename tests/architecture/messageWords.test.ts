import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/domain/market/languages.ts'

const RULES = 'src/domain/reading/*.ts'
const WORDS = 'src/domain/reading/words'

const COMMENTS = /^\s*\/\*[\s\S]*?\*\/|\s\/\/.*$/gm

/** The lines of a source that have letters of other alphabets or with accents, apart from its comments. */
const foreignLines = (source: string): ReadonlyArray<string> =>
  source
    .replaceAll(COMMENTS, '')
    .split('\n')
    .filter((line) => [...line].some((sign) => sign > '\x7f' && /[\p{L}\p{M}]/u.test(sign)))

const textOf = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** The kinds of words that the interface of a language has. */
const kinds = [...textOf(`${WORDS}/{words,*Kinds}.ts`).matchAll(/^ {2}readonly (\w+)\?:/gm)].map(
  ([, kind = '']) => kind,
)

describe('the rules that read messages', () => {
  it('have no words of a language', () => {
    const found = globSync(RULES).flatMap((file) =>
      foreignLines(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it.each(["wordPattern('děkuji')", '/ค่ะ$/u', '`[時点]${SPACE}`'])('are found with words: %s', (planted) => {
    expect(foreignLines(`  ${planted}`)).toHaveLength(1)
  })

  it.each(['/** "děkuji" is a courtesy. */', '  // "ค่ะ" ends it.', '/\\p{Script=Thai}/u', "const PAUSE = '、'"])(
    'may have examples, scripts and punctuation: %s',
    (fine) => {
      expect(foreignLines(fine)).toEqual([])
    },
  )
})

describe('the words by which messages are read', () => {
  it('have a file for each language of the product', () => {
    const missing = LOCALES.map((locale) => locale.split('-', 1)[0]).filter(
      (language) => !existsSync(`${WORDS}/${language}.ts`),
    )
    expect(missing).toEqual([])
  })

  it('are of kinds that some language has and some rule reads', () => {
    expect(kinds.length).toBeGreaterThan(100)
    const languages = textOf(`${WORDS}/??*.ts`)
    const rules = textOf(RULES)
    const unknown = kinds.filter((kind) => !new RegExp(`^ {2}${kind}:`, 'm').test(languages))
    const unread = kinds.filter((kind) => !new RegExp(`(?<!\\w)WORDS\\.${kind}(?!\\w)`).test(rules))
    expect(unknown).toEqual([])
    expect(unread).toEqual(['deeds', 'hours'])
  })
})
