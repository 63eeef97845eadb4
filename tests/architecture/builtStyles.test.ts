import { globSync, readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import { expect, it } from 'vitest'

/** The minifier writes rules with equal declarations as one rule with `:is(a, b)`. */
const alternativesOf = (selector: string): ReadonlyArray<string> => {
  const list = /^:is\(((?:[^()]|\([^()]*\))*)\)$/.exec(selector)?.[1]
  return list === undefined ? [selector] : postcss.list.comma(list)
}

const selectorsIn = (css: string): ReadonlyArray<string> => {
  const found: Array<string> = []
  postcss.parse(css).walkRules(({ selector }) => {
    found.push(...postcss.list.comma(selector).flatMap(alternativesOf))
  })
  return found
}

const minified = (filename: string): string =>
  transform({ filename, code: readFileSync(filename), minify: true }).code.toString()

it('The build keeps every rule of our own style sheets', () => {
  const built = new Set(globSync('dist/assets/*.css').flatMap((file) => selectorsIn(readFileSync(file, 'utf8'))))
  // The sheets of the theme are inline in the pages.
  const sheets = globSync(['src/ui/**/*.css', 'src/adapters/**/*.css']).filter((file) => !file.includes('theme'))
  const lost = sheets.flatMap((file) =>
    selectorsIn(minified(file)).flatMap((selector) => (built.has(selector) ? [] : `${file}: ${selector}`)),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})
