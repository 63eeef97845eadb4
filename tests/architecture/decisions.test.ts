import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/adr'
const files = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))

describe('The index of decisions', () => {
  it('has one row for each, in order, with its number and file', () => {
    const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').match(/^\|.*/gm) ?? []
    const listed = rows.slice(2).map((row) => /^\| \[(\d+)\]\(([^)]+)\)/.exec(row)?.slice(1))
    expect(listed).toEqual(files.map((name) => [String(Number(name.slice(0, 4))), name]))
  })

  it.each(files)('%s begins with its number and title', (name) => {
    const [heading = ''] = readFileSync(`${FOLDER}/${name}`, 'utf8').split('\n')
    expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`))
  })
})
