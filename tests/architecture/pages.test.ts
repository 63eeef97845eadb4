import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { INLINE_SCRIPTS } from '../../build/pageScripts.ts'

it('A button in a static page has a unique id, and presses before its script are kept (AUTH-01, AUTH-14)', () => {
  const earlyPress = INLINE_SCRIPTS.find((script) => script.includes('window.early=')) ?? 'no such script'
  const faults = globSync('dist/pages/*/en/*.html').flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const buttons = html.match(/<button[^>]*>/g) ?? []
    const ids = buttons.map((button) => / id="([^"]+)"/.exec(button)?.[1])
    const isHeard = buttons.length === 0 || html.includes(earlyPress)
    return isHeard && !ids.includes(undefined) && new Set(ids).size === ids.length ? [] : [{ file, isHeard, ids }]
  })
  expect(faults).toEqual([])
})

it('Every deployment has the page of unknown addresses in each of its languages (ROUTE-21)', () => {
  const folders = globSync('dist/pages/*/*/')
  expect(folders.length).toBeGreaterThan(0)
  expect(
    globSync('dist/pages/*/*/not-found.html')
      .map((file) => path.dirname(file))
      .sort(),
  ).toEqual(folders.sort())
})

const pageFiles = () => globSync('dist/pages/*/*/*.html').filter((file) => !file.endsWith('help-centre.html'))

it('Every page has the footer after the React root and before any script (SCR-02)', () => {
  const without = pageFiles().filter(
    (file) =>
      !/<\/div><footer class="site-footer" data-leads-out-only="(true|false)">/.test(readFileSync(file, 'utf8')),
  )
  expect(without).toEqual([])
  const leadingOut = pageFiles().filter((file) =>
    readFileSync(file, 'utf8').includes('class="site-footer" data-leads-out-only="true"'),
  )
  expect(new Set(leadingOut.map((file) => path.basename(file, '.html')))).toEqual(
    new Set(['public-tracking', 'planned-maintenance', 'unplanned-maintenance']),
  )
})

it('Every page has one language drawer and a link to it, if there are several languages (SCR-03)', () => {
  const faults = pageFiles().flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    const drawers = html.match(/<dialog id="languages"/g)?.length ?? 0
    const languages = globSync(`${path.dirname(path.dirname(file))}/*`).length
    const isRight = languages > 1 ? drawers === 1 && html.includes('href="#languages"') : drawers === 0
    return isRight ? [] : [{ file, drawers, languages }]
  })
  expect(faults).toEqual([])
})
