import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { LIBRARY_CLASSES, rulesFor } from '../../build/blueprintStyles.ts'
import { PAGE_ROWS } from '../../src/ui/app/pages.ts'
import { leakingSelectors, type Sources } from './styleSheets.ts'

const filesIn = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'))

/** Inline in the HTML of every page, so every screen has them. */
const ON_EVERY_PAGE = ['base', 'controls', 'site', 'landing', 'session', 'application'].map(
  (name) => `src/ui/theme/${name}.css`,
)
/** Inline in the HTML of pages whose letters people choose. */
const OF_LETTERS = 'src/ui/theme/nastaliq.css'

const publicPages = PAGE_ROWS.filter(({ kind }) => kind === 'public').flatMap(({ modules, preloads = [] }) => [
  ...modules,
  ...preloads,
])

const portal: Sources = {
  modules: filesIn('src/**/*.{ts,tsx}'),
  sheets: filesIn('src/**/*.css').filter((sheet) => ![...ON_EVERY_PAGE, OF_LETTERS].includes(sheet)),
  pagesWith: { 'src/ui/theme/public.css': publicPages },
  read: (file) => readFileSync(file, 'utf8'),
}

/** Two screens in one frame; the second has a sheet. */
const twoScreens = (style: string, first = '<i className="own" />', second = '<i className="own2" />') => {
  const files: Record<string, string> = {
    'src/frame.tsx': `const a = () => import('./first.tsx')\nconst b = () => import('./second.tsx')`,
    'src/first.tsx': `import './part.tsx'\nexport const First = () => ${first}`,
    'src/part.tsx': `export const Part = () => <b className="part" />`,
    'src/second.tsx': `import './second.css'\nimport './detail.tsx'\nexport const Second = () => ${second}`,
    'src/detail.tsx': `export const Detail = ({ is }) => <u className={is ? 'detail open' : 'detail'} />`,
    'src/second.css': style,
  }
  const names = Object.keys(files)
  return leakingSelectors({
    modules: names.filter((name) => name.endsWith('.tsx')),
    sheets: ['src/second.css'],
    pagesWith: {},
    read: (file) => files[file]!,
  })
}

describe('a style sheet', () => {
  it('styles only elements of modules that always come with it (docs/adr/0053)', () => {
    expect(leakingSelectors(portal)).toEqual([])
  })

  it('cuts off texts by one class, so that the end of their own direction is cut; of fields, the browser cuts it', () => {
    const cutting = filesIn('src/**/*.css').filter((sheet) => readFileSync(sheet, 'utf8').includes('text-overflow'))
    expect(cutting.toSorted()).toEqual(['src/ui/theme/base.css', 'src/ui/theme/controls.css'])
  })

  it('gives sizes of text in rem, so that they follow the font size of the browser', () => {
    const fixed = /(?:font-size|line-height|(?<![\w-])font):[^;}]*\dpx/g
    const found = filesIn('src/**/*.css').flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(fixed)].map(([declaration]) => `${sheet}: ${declaration}`),
    )
    expect(found).toEqual([])
  })

  it('may style elements that only its own screen has, including its parts', () => {
    expect(twoScreens('.own2 a, .detail.open:not(.own) > b { color: red }')).toEqual([])
    expect(twoScreens('@media print { .page:has(.own2) header { color: red } }')).toEqual([])
    expect(twoScreens('@keyframes turn { to { opacity: 0 } }')).toEqual([])
  })

  it.each([
    ['a class that another screen has, too', '.own { color: red }', '<i className="own" />'],
    ['a class that another screen may have', '.open { color: red }', '<i className={is ? "open" : ""} />'],
    ['a bare element', 'select { color: red }', undefined],
    ['an attribute', '[data-tone] { color: red }', undefined],
    ['one of several alternatives', ':is(.own2, .part) b { color: red }', undefined],
    ['a negation only', ':not(.own2) b { color: red }', undefined],
    ['a component of the library', '.bp6-button { color: red }', undefined],
  ])('leaks by %s', (_, style, first) => {
    expect(twoScreens(style, first)).toHaveLength(1)
  })
})

describe("the component library's style sheet (docs/adr/0004)", () => {
  const library = readFileSync('node_modules/@blueprintjs/core/lib/css/blueprint.css', 'utf8')
  const css = rulesFor(LIBRARY_CLASSES, library)

  it('styles components only, because rules for bare elements would change every screen when it loads (docs/adr/0053)', () => {
    const selectors: Array<string> = []
    postcss.parse(css).walkRules((rule) => void selectors.push(...rule.selectors))
    expect(selectors.length).toBeGreaterThan(50)
    expect(selectors.filter((selector) => !/\.bp6-(?!dark\b)/.test(selector))).toEqual([])
  })

  it('needs neither custom properties nor animations, which are left out', () => {
    expect(css).not.toMatch(/var\(|animation/)
  })

  it('says left or right only of a drawer, whose side we choose, and of both sides at once', () => {
    const sided = new Set<string>()
    postcss.parse(css).walkDecls(({ prop, value, parent }) => {
      if (/\b(left|right)\b/.test(`${prop}: ${value}`)) sided.add((parent as postcss.Rule).selector)
    })
    expect([...sided].filter((selector) => !selector.startsWith('.bp6-drawer.bp6-position-'))).toEqual(['.bp6-portal'])
  })

  it.each([
    ['.bp6-a { x: y }', true],
    ['.bp6-dark .bp6-a:not(.bp6-b) { x: y }', true],
    ['@media print { .bp6-a { x: y } }', true],
    ['.bp6-a .bp6-c { x: y }', false],
    ['.bp6-dark, :root, body { x: y }', false],
    ['@keyframes z { to { x: y } }', false],
  ])('%s: is kept: %s', (rule, isKept) => {
    expect(rulesFor(['bp6-a', 'bp6-b'], rule)).toBe(isKept ? rule : '')
  })
})
