import { createHash } from 'node:crypto'
import { globSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import postcss, { type AtRule, type Declaration, type Plugin as PostcssPlugin } from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { Plugin } from 'vite'

const root = path.join(import.meta.dirname, '..')

/** The logical property of each physical one, so that right-to-left pages mirror the library's components. */
const LOGICAL: Readonly<Record<string, string>> = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
}
const LOGICAL_VALUE: Readonly<Record<string, string>> = { left: 'start', right: 'end' }
/**
 * Popovers and tooltips are positioned by script in physical pixels and drawers by a prop, so their rules stay
 * physical.
 */
const PLACED_BY_SCRIPT = /popover|tooltip|overlay|portal|slider|toast|drawer\.bp6-position/

const mirrored = (declaration: Declaration) => {
  if (declaration.prop === 'text-align' || declaration.prop === 'float') {
    const value = LOGICAL_VALUE[declaration.value]
    if (value) declaration.value = declaration.prop === 'float' ? `inline-${value}` : value
    return
  }
  const sides = /^(margin|padding)$/.test(declaration.prop) ? declaration.value.split(/\s+(?![^(]*\))/) : []
  if (sides.length === 4 && sides[1] !== sides[3]) {
    const [top, right, bottom, left] = sides
    declaration.cloneBefore({ prop: `${declaration.prop}-block`, value: `${top} ${bottom}` })
    declaration.prop = `${declaration.prop}-inline`
    declaration.value = `${left} ${right}`
    return
  }
  declaration.prop = LOGICAL[declaration.prop] ?? declaration.prop
}

const mirroring: PostcssPlugin = {
  postcssPlugin: 'mirroring',
  Declaration: (declaration) => {
    const selector = declaration.parent?.type === 'rule' ? (declaration.parent as { selector?: string }).selector : ''
    if (!PLACED_BY_SCRIPT.test(selector ?? '')) mirrored(declaration)
  },
}

const NAMESPACE = 'bp6'
/** The layer of the library's rules, below our own. */
const LAYER = 'library'

/** Matches class names of components; `bp6-dark` is on the page itself. */
const OF_COMPONENT = new RegExp(`\\.${NAMESPACE}-(?!dark\\b)`)
const OF_PAGE = new RegExp(`^(:root|\\.${NAMESPACE}-dark|\\[data-bp-color-scheme=\\w+\\])$`)

/**
 * Removes the library's rules for bare elements and for the page, which would change every screen when the style sheet
 * arrives after the first paint. Keeps only the page's custom properties.
 */
const componentsOnly: PostcssPlugin = {
  postcssPlugin: 'components-only',
  Rule: (rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as { name?: string }).name === 'keyframes') return
    const kept = rule.selectors.filter((selector) => OF_COMPONENT.test(selector) || OF_PAGE.test(selector))
    if (kept.length === 0) {
      rule.remove()
      return
    }
    if (kept.length < rule.selectors.length) rule.selectors = kept
    if (kept.some((selector) => !OF_PAGE.test(selector))) return
    rule.walkDecls((declaration) => {
      if (!declaration.prop.startsWith('--')) declaration.remove()
    })
  },
}
/** The library's style sheet as the portal uses it, without its layer. */
export const componentStyles = async (code: string): Promise<string> =>
  (await postcss([componentsOnly, mirroring]).process(code, { from: undefined })).css

const WORD = /[A-Za-z][\w-]*/g
/** A template literal's suffix of a class name: `${INPUT}-group`, `${NS}-intent-${intent}`. */
const SUFFIX = /\}((?:-[a-z0-9]+)+-?|-)/g

/** Returns whether the built code can spell a class of the library, as a whole or from parts. */
const spelling = (code: string, words: ReadonlySet<string>) => {
  const suffixes = [...new Set([...code.matchAll(SUFFIX)].map((match) => match[1]!))]
  const known = new Map<string, boolean>([[NAMESPACE, true]])
  const canSpell = (name: string): boolean => {
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, false)
    const can =
      words.has(name) ||
      suffixes.some((suffix) => name.endsWith(suffix) && canSpell(name.slice(0, -suffix.length))) ||
      suffixes.some((suffix) => suffix.length > 1 && suffix.endsWith('-') && name.startsWith(NAMESPACE + suffix))
    known.set(name, can)
    return can
  }
  return canSpell
}

/** The path of a component in the library, and components whose class names do not start with their folder name. */
const COMPONENT = /@blueprintjs\/core\/lib\/esm\/components\/([\w-]+)\/([\w-]+)/
const OTHER_NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  tree: ['tree'],
  'panel-stack': ['panel-stack2'],
  'entity-title': ['entity-title'],
  slider: ['slider'],
  html: ['heading', 'code', 'code-block', 'blockquote', 'list', 'html-table'],
  tag: ['compound-tag'],
  forms: ['control-group', 'file-input', 'file-upload', 'numeric-input', 'text-area', 'form', 'label'],
  tabs: ['tab'],
  navbar: ['navbar'],
}
const components = readdirSync(path.join(root, 'node_modules/@blueprintjs/core/lib/esm/components'))

/** Returns whether a class belongs to a component that no chunk contains. */
const absent = (modules: ReadonlyArray<string>) => {
  const present = new Set(modules.map((id) => COMPONENT.exec(id)?.[1]))
  const names = components
    .filter((component) => !present.has(component))
    .flatMap((component) => [component, ...(OTHER_NAMES[component] ?? [])])
  return (name: string) =>
    names.some((absentName) => name === `${NAMESPACE}-${absentName}` || name.startsWith(`${NAMESPACE}-${absentName}-`))
}

/**
 * The words whose rules a style sheet keeps: all words of the code, and those classes of the library that the code can
 * spell.
 */
const wordsToKeep = (code: string, modules: ReadonlyArray<string>) => {
  const words = new Set(code.match(WORD) ?? [])
  const canSpell = spelling(code, words)
  const isAbsent = absent(modules)
  const own = [...words].filter((word) => !word.startsWith(`${NAMESPACE}-`))
  return (css: string): ReadonlyArray<string> => {
    const classes = new Set([...css.matchAll(/\.(bp6-[\w-]+)/g)].map((match) => match[1]!))
    return [...own, ...[...classes].filter((name) => canSpell(name) && !isAbsent(name))]
  }
}

const sourcesDigest = (): string => {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  for (const name of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort())
    hash.update(readFileSync(path.join(root, name)))
  return hash.digest('hex').slice(0, 16)
}

const STYLES = ['@blueprintjs/core/lib/css/blueprint.css', '/src/ui/theme/blueprintBrand.css']

/**
 * Blueprint's style sheet is 45 KiB gzip, of which a screen needs little. Imports it with the first component that uses
 * the library, in a layer below our own rules and limited to component rules, so that its arrival time does not matter.
 * Keeps only rules whose classes the built code can name, and replaces left and right by start and end.
 */
export const blueprintStyles = (): Plugin => ({
  name: 'blueprint-styles',
  enforce: 'pre',
  transform: async (code, id) => {
    if (/@blueprintjs\/core\/.*\.css/.test(id)) {
      const css = await componentStyles(code)
      // The kept rules depend on the code that uses them, so the file name must depend on it too.
      return { code: `@layer ${LAYER}{${css}}\n:root{--made-for:"${sourcesDigest()}"}`, map: null }
    }
    if (!/\/src\/ui\/.*\.tsx$/.test(id) || !code.includes(`from '@blueprintjs/core'`)) return undefined
    return { code: [...STYLES.map((style) => `import '${style}'`), code].join('\n'), map: null }
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle, isWrite) {
      // A bundle that is not written needs no styles.
      if (!isWrite) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const wordsFor = wordsToKeep(
        chunks.map(({ code }) => code).join('\n'),
        chunks.flatMap(({ moduleIds }) => moduleIds),
      )
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const css = String(file.source)
        const sheet = postcss.parse(css)
        const layers: Array<AtRule> = []
        sheet.walkAtRules('layer', (layer) => void (layer.params === LAYER && layer.nodes && layers.push(layer)))
        for (const layer of layers) {
          const [purged] = await new PurgeCSS().purge({
            content: [{ raw: wordsFor(css).join(' '), extension: 'js' }],
            css: [{ raw: String(layer.nodes!.join('')) }],
            defaultExtractor: (text) => text.split(' '),
            safelist: {
              standard: ['html', 'body', 'root', ':root', 'dark'],
              greedy: [/data-theme/, /data-brand/, /:dir/],
            },
            variables: false,
            keyframes: false,
          })
          layer.removeAll()
          layer.append(postcss.parse(purged?.css ?? ''))
        }
        if (layers.length > 0) file.source = sheet.toString()
      }
    },
  },
})
