import path from 'node:path'
import postcss from 'postcss'

export interface Sources {
  /** Paths with forward slashes, from the root. */
  readonly modules: ReadonlyArray<string>
  readonly sheets: ReadonlyArray<string>
  /** Modules that come with a sheet without importing it: pages with the sheet inline in their HTML. */
  readonly pagesWith: Readonly<Record<string, ReadonlyArray<string>>>
  readonly read: (file: string) => string
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')

const STATIC_IMPORT = /^(?:import|export)\b(?! type)[^'"]*?(?:from )?'(\.[^']+)'/gm
const LATE_IMPORT = /import\(\s*'(\.[^']+)'/g
const CLASS_NAMES = /[cC]lassName(?: = |=|: ?)(?:"([^"]*)"|'([^']*)'|`([^`]*)`|\{)/g
const CLASS_LISTED = /classList\.\w+\('([^']*)'/g
const QUOTED = /'([^']*)'|"([^"]*)"|`([^`]*)`/g
/** Interpolated values are unknown here. */
const PUT_IN = /\$\{[^}]*\}/g

/** The text from an opening brace to its closing one. */
const bracedFrom = (code: string, start: number): string => {
  let depth = 1
  let end = start
  while (depth > 0 && end < code.length) {
    if (code[end] === '{') depth += 1
    if (code[end] === '}') depth -= 1
    end += 1
  }
  return code.slice(start, end - 1)
}

const classesIn = (code: string): ReadonlySet<string> => {
  const texts: Array<string> = []
  for (const match of code.matchAll(CLASS_NAMES)) {
    const literal = match[1] ?? match[2] ?? match[3]
    if (literal !== undefined) texts.push(literal)
    else
      for (const quoted of bracedFrom(code, match.index + match[0].length).matchAll(QUOTED))
        texts.push(quoted[1] ?? quoted[2] ?? quoted[3] ?? '')
  }
  for (const match of code.matchAll(CLASS_LISTED)) texts.push(match[1]!)
  return new Set(texts.flatMap((text) => text.replaceAll(PUT_IN, ' ').split(/\s+/)).filter((name) => name !== ''))
}

/** Splits at commas outside of brackets. */
const alternatives = (selector: string): ReadonlyArray<string> => {
  const parts: Array<string> = []
  let depth = 0
  let start = 0
  for (let at = 0; at < selector.length; at += 1) {
    if ('(['.includes(selector[at]!)) depth += 1
    if (')]'.includes(selector[at]!)) depth -= 1
    if (depth === 0 && selector[at] === ',') {
      parts.push(selector.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, selector.slice(start)]
}

/**
 * Removes `:is(…)`, `:where(…)`, `:has(…)` and `:not(…)` from a selector; returns the rest and the removed arguments.
 */
const withoutFunctions = (selector: string) => {
  const inside: Array<{ readonly name: string; readonly list: string }> = []
  let rest = selector
  for (;;) {
    const match = /:(is|where|has|not)\(/.exec(rest)
    if (!match) return { rest, inside }
    let depth = 1
    let end = match.index + match[0].length
    for (; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '(') depth += 1
      if (rest[end] === ')') depth -= 1
    }
    inside.push({ name: match[1]!, list: rest.slice(match.index + match[0].length, end - 1) })
    rest = `${rest.slice(0, match.index)} ${rest.slice(end)}`
  }
}

/** Classes of the map libraries, whose elements only the map modules create. */
const OF_MAPS = /^(maplibregl-|google-map)/
/** Components of Blueprint are on every screen. */
const OF_LIBRARY = /^bp6-/

/**
 * Selectors that could style an element of a module that does not always come with their sheet, as `sheet: selector`.
 * Such a rule leaks to other screens once its sheet is loaded, or is missing on a screen that was opened directly. A
 * selector is safe if it requires a class that appears only in modules that are never loaded without the sheet.
 */
export const leakingSelectors = ({ modules, sheets, pagesWith, read }: Sources): ReadonlyArray<string> => {
  const codes = new Map(modules.map((module) => [module, withoutComments(read(module))]))
  const importsOf = (module: string, pattern: RegExp) =>
    [...codes.get(module)!.matchAll(pattern)].map((match) => path.posix.join(path.posix.dirname(module), match[1]!))
  const early = new Map(modules.map((module) => [module, importsOf(module, STATIC_IMPORT)]))
  const importers = new Map<string, Array<string>>(modules.map((module) => [module, []]))
  for (const module of modules)
    for (const imported of [...early.get(module)!, ...importsOf(module, LATE_IMPORT)])
      importers.get(imported)?.push(module)
  const namedBy = new Map<string, Array<string>>()
  for (const [module, code] of codes)
    for (const name of classesIn(code)) namedBy.set(name, [...(namedBy.get(name) ?? []), module])

  /** Modules that are never loaded without the sheet: they import it, or only such modules import them. */
  const modulesWith = (sheet: string): ReadonlySet<string> => {
    const bringing = new Set([sheet, ...(pagesWith[sheet] ?? [])])
    for (let size = 0; size !== bringing.size;) {
      size = bringing.size
      for (const module of modules) if (early.get(module)!.some((one) => bringing.has(one))) bringing.add(module)
    }
    const having = new Set(modules)
    for (let size = 0; size !== having.size;) {
      size = having.size
      for (const module of having) {
        const from = importers.get(module)!
        const comes = from.length > 0 && from.every((importer) => having.has(importer))
        if (!bringing.has(module) && !comes) having.delete(module)
      }
    }
    return having
  }

  return sheets.flatMap((sheet) => {
    const having = modulesWith(sheet)
    const isOwned = (name: string): boolean => {
      if (OF_MAPS.test(name)) return sheet.startsWith('src/adapters/maps/')
      const namers = namedBy.get(name)
      return !OF_LIBRARY.test(name) && namers !== undefined && namers.every((module) => having.has(module))
    }
    const isSafe = (selector: string): boolean => {
      const { rest, inside } = withoutFunctions(selector)
      const names = [...rest.replaceAll(/\[[^\]]*\]/g, '').matchAll(/\.([\w-]+)/g)].map((match) => match[1]!)
      return names.some(isOwned) || inside.some(({ name, list }) => name !== 'not' && alternatives(list).every(isSafe))
    }
    const found: Array<string> = []
    postcss.parse(read(sheet)).walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
      for (const selector of alternatives(rule.selector))
        if (!isSafe(selector)) found.push(`${sheet}: ${selector.trim()}`)
    })
    return found
  })
}
