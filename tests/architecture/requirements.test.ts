import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const DOCUMENT = 'docs/requirements.md'
const FOLDERS = ['src', 'tests', 'service', 'simulator', 'contract', 'locales', 'build', 'bench', 'docs']

const rowsOf = (document: string): ReadonlyArray<string> =>
  [...document.matchAll(/^\| ([A-Z][A-Z0-9]*-\d+) +\|/gm)].map(([, id = '']) => id)

const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

const repeated = (ids: ReadonlyArray<string>): ReadonlyArray<string> =>
  ids.filter((id, index) => ids.indexOf(id) !== index)

/** Matches only ids of the document's families: `UTF-8` and `SHA-256` look the same. */
const idPattern = (rows: ReadonlyArray<string>): RegExp =>
  new RegExp(String.raw`\b(?:${[...new Set(rows.map(familyOf))].join('|')})-\d+\b`, 'g')

const unknownIds = (text: string, rows: ReadonlyArray<string>): ReadonlyArray<string> => {
  const known = new Set(rows)
  return (text.match(idPattern(rows)) ?? []).filter((id) => !known.has(id))
}

const rows = rowsOf(readFileSync(DOCUMENT, 'utf8'))

describe('the requirement ids', () => {
  it('have one row each', () => {
    expect(rows.length).toBeGreaterThan(700)
    expect(repeated(rows)).toEqual([])
  })

  it('have a row wherever the repository mentions them', () => {
    const files = globSync([
      '*.{md,mjs,ts}',
      ...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,css,ftl,json,md,html,sql}`),
    ])
    expect(files.length).toBeGreaterThan(500)
    const unknown = files.flatMap((file) => unknownIds(readFileSync(file, 'utf8'), rows).map((id) => `${file}: ${id}`))
    expect(unknown).toEqual([])
  })
})

describe('the check of requirement ids', () => {
  const planted = rowsOf('| id | rule |\n| --- | --- |\n| TRACK-01 | One. |\n| C2C-01 | Two. |\n| TRACK-01 | Again. |')

  it('finds a duplicate row', () => {
    expect(repeated(planted)).toEqual(['TRACK-01'])
  })

  it('finds an id without a row, in text and in ranges', () => {
    const [unwritten, misspelt] = [['TRACK', '77'].join('-'), ['C2C', '1'].join('-')]
    expect(unknownIds(`shows the order (TRACK-01 to ${unwritten}, ${misspelt})`, planted)).toEqual([
      unwritten,
      misspelt,
    ])
  })

  it('ignores names that only look like ids', () => {
    expect(unknownIds('UTF-8, ISO-8601, SHA-256, AES-256, BACKTRACK-77', planted)).toEqual([])
  })
})
