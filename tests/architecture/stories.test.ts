import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, type FlagName } from '../../src/domain/flags/flagNames.ts'

const FOLDER = path.join(import.meta.dirname, '..', 'e2e')
/** How stories name their customers. */
const NAMED = [
  /\b(?:customer|CUSTOMER|name|one|other) = '([^']+)'/g,
  /\b(?:name|destinationName)\.fill\('([^']+)'\)/g,
  /\b(?:delivery|order)\('([^']+)'/g,
  /\bname: '([^']+)',\s+phone/g,
]

const stories = (): ReadonlyArray<{ readonly file: string; readonly text: string }> =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(FOLDER, file), 'utf8') }))

describe('browser stories', () => {
  it('turn every flag on and off (FLAG-07, FLAG-08)', () => {
    const all = stories()
      .map(({ text }) => text)
      .join('\n')
    const isFlipped = (name: FlagName) =>
      [true, false].every((isOn) => all.includes(`${name}: ${isOn}`) || all.includes(`'${name}', ${isOn}`))
    const missing = FLAG_NAMES.filter((name) => !isFlipped(name))
    expect(missing, 'flags that no story in tests/e2e turns on and off with `flip`').toEqual([])
  })

  it('use different customers, because the stories of one worker share a service (ADR 37)', () => {
    const filesOf = new Map<string, Set<string>>()
    for (const { file, text } of stories())
      for (const [, name = ''] of NAMED.flatMap((pattern) => [...text.matchAll(pattern)]))
        filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
    expect(filesOf.size).toBeGreaterThan(50)
    expect([...filesOf].filter(([, files]) => files.size > 1)).toEqual([])
  })
})
