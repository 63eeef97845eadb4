import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'docs/adr'
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences', 'Enforced by']
/** About a printed page, because an ADR is a decision, not a log. */
const MAX_LENGTH = 4_500

const files = readdirSync(FOLDER).filter((name) => /^\d{4}-/.test(name))
const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8')

interface Section {
  readonly title: string
  readonly text: string
}

const sectionsOf = (text: string): ReadonlyArray<Section> =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n')
      return { title, text: lines.join('\n').trim() }
    })

/** The faults in the format of an ADR. */
const faultsOf = (text: string, number: number): ReadonlyArray<string> => {
  const sections = sectionsOf(text)
  const titles = sections.map(({ title }) => title)
  return [
    ...(new RegExp(`^# ${number}\\. \\S`).test(text) ? [] : ['does not begin with its number and title']),
    ...(/^\*\*Date:\*\* \d{4}-\d{2}-\d{2}\. \*\*State:\*\* \S/m.test(text) ? [] : ['has no date and state']),
    ...(titles.join() === SECTIONS.join() ? [] : [`has the sections ${titles.join(', ')}`]),
    ...sections.filter((section) => section.text === '').map(({ title }) => `says nothing in ${title}`),
    ...(text.length > MAX_LENGTH ? [`is ${text.length} characters long`] : []),
  ]
}

describe('the index of decisions', () => {
  it('has one row per decision, in order, with number, file and title', () => {
    const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').match(/^\|.*/gm) ?? []
    const listed = rows.slice(2).map((row) => /^\| \[(\d+)\]\(([^)]+)\) *\| (.*?) *\|/.exec(row)?.slice(1))
    const titleOf = (name: string) => /^# \d+\. (.*)$/m.exec(read(name))?.[1]
    expect(listed).toEqual(files.map((name) => [String(Number(name.slice(0, 4))), name, titleOf(name)]))
  })
})

describe('a decision', () => {
  it.each(files)('%s has a date and all sections', (name) => {
    expect(faultsOf(read(name), Number(name.slice(0, 4)))).toEqual([])
  })
})

describe('faultsOf', () => {
  const good = [
    '# 7. Use one clock',
    '**Date:** 2026-01-31. **State:** accepted.',
    ...SECTIONS.map((title) => `## ${title}\n\n\`tests/a.test.ts\``),
  ].join('\n\n')
  const judge = (text: string) => faultsOf(text, 7)

  it('accepts a correct decision', () => {
    expect(judge(good)).toEqual([])
  })

  it.each([
    ['another number', good.replace('# 7.', '# 8.'), 'does not begin with its number and title'],
    ['no date', good.replace('2026-01-31', 'January'), 'has no date and state'],
    ['a missing section', good.replace('## Consequences', ''), 'has the sections Context, Decision'],
    ['an empty section', good.replace(/## Context[^#]*/, '## Context\n\n'), 'says nothing in Context'],
    ['an overlong text', good.replace('## Decision', `## Decision\n\n${'x'.repeat(MAX_LENGTH)}`), 'characters long'],
  ])('finds %s', (_, text, fault) => {
    expect(judge(text)).toEqual([expect.stringContaining(fault)])
  })
})
