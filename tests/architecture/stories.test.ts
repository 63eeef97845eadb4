import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = path.join(import.meta.dirname, '..', 'e2e')
/** The ways in which stories name whom they order for. */
const NAMED = [
  /\b(?:customer|CUSTOMER|one|other) = '([^']+)'/g,
  /\b(?:delivery|order)\('([^']+)'/g,
  /\bname: '([^']+)',\s+phone/g,
]

describe('Stories in a browser', () => {
  it('have customers of their own: those of one worker share a service (ADR 37)', () => {
    const filesOf = new Map<string, Set<string>>()
    for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.e2e.ts'))) {
      const text = readFileSync(path.join(FOLDER, file), 'utf8')
      for (const [, name = ''] of NAMED.flatMap((pattern) => [...text.matchAll(pattern)]))
        filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
    }
    expect(filesOf.size).toBeGreaterThan(50)
    expect([...filesOf].filter(([, files]) => files.size > 1)).toEqual([])
  })
})
