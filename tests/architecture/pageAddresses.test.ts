import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as pagePaths from '../../src/domain/pagePaths.ts'
import { PAGE_ROWS } from '../../src/ui/app/pages.ts'

const PATHS: ReadonlyArray<string> = Object.values(pagePaths).filter((path) => typeof path === 'string')

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')

/** The literals of a source that begin with the address of a page. */
const addressesIn = (code: string): ReadonlyArray<string> =>
  [...withoutComments(code).matchAll(/['"`](\/[a-z0-9-]+)(?=['"`/?#])(?!\/[a-z0-9.-]*\.(?:ts|tsx|js)\b)/g)]
    .flatMap(([, path]) => path ?? [])
    .filter((path) => PATHS.includes(path))

describe('addresses of pages', () => {
  it('are written once, in pagePaths.ts', () => {
    const files = globSync(['src/**/*.{ts,tsx}', 'service/**/*.ts', 'simulator/**/*.ts', 'build/**/*.{ts,mjs}'])
    expect(files.length).toBeGreaterThan(900)
    const found = files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file !== 'src/domain/pagePaths.ts')
      .flatMap((file) => addressesIn(readFileSync(file, 'utf8')).map((path) => `${file}: ${path}`))
    expect(found).toEqual([])
  })

  it.each([
    ['<Link to="/connect">', ['/connect']],
    ["navigate('/history')", ['/history']],
    ['`/order-tracking/${vendorId}?order_id=${id}`', ['/order-tracking']],
    ['`/connect?back=${here}`', ['/connect']],
    ['// back to "/connect"', []],
    ["import('../history/HistoryScreen.tsx')", []],
  ])('are found in %j', (code, paths) => {
    expect(addressesIn(code)).toEqual(paths)
  })

  it('are those of the table of pages', () => {
    const first = (path: string) => `/${path.split('/')[1] ?? ''}`
    const others = PAGE_ROWS.map(({ path }) => path).filter((path) => path !== '/' && path !== '*')
    expect(new Set(others.map(first))).toEqual(new Set(PATHS))
  })
})
