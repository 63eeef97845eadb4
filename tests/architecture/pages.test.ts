import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EARLY_PRESS_SCRIPT } from '../../src/adapters/storage/earlyPress.ts'

it('A button that stands in a page before its script is known by an id of its own, and its press is kept (AUTH-01, AUTH-14)', () => {
  const faults = globSync('dist/pages/*/en/*.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const buttons = html.match(/<button[^>]*>/g) ?? []
    const ids = buttons.map((button) => / id="([^"]+)"/.exec(button)?.[1])
    const isHeard = buttons.length === 0 || html.includes(EARLY_PRESS_SCRIPT)
    return isHeard && !ids.includes(undefined) && new Set(ids).size === ids.length ? [] : [{ file, isHeard, ids }]
  })
  expect(faults).toEqual([])
})
