import path from 'node:path'

interface Room {
  /** The rooms that its files may import. */
  readonly rooms: ReadonlyArray<string>
  /** The packages that its files may import. */
  readonly packages: RegExp
  /** The browser or Node globals that its code must not use. */
  readonly never?: RegExp
}

const WORLD =
  /\b(fetch|localStorage|sessionStorage|indexedDB|WebSocket|XMLHttpRequest|document|window|navigator)\b\s*[.(]/
/** The device's clock; time comes from the service (docs/adr/0023). */
const CLOCK = /\bDate\.now\b|\bnew Date\(\)/
const ACTS = /\bMath\.random\(|\bcrypto\.|\bconsole\./

const PURE = new RegExp([WORLD, CLOCK, ACTS].map(({ source }) => source).join('|'))
const WORLD_OF_SCREENS = /\b(fetch|WebSocket|XMLHttpRequest)\s*\(|\b(localStorage|sessionStorage|indexedDB)\b\s*[.[]/

/** Names that the specification gives to editable fields, card providers and a message of the help centre. */
const SPECIFIED = ['payment_method', 'item_details', 'cybersource_creditcard', 'generic_creditcard', 'token_request']
/** A name of the wire outside of texts; adapters translate them (docs/adr/0001). */
const WIRE_NAME = new RegExp(`(?<![\\w'"\`/?&-])(?!(?:${SPECIFIED.join('|')})\\b)[a-z][a-z0-9]*_[a-z]\\w*`)

/** The allowed imports (docs/adr/0001). An unlisted folder or package is a violation. */
const ROOMS: Readonly<Record<string, Room>> = {
  'src/domain': {
    rooms: ['src/domain'],
    packages: /^(@js-joda\/|libphonenumber-js|saxes$|@erikmichelson\/open-location-code-ts$)/,
    never: PURE,
  },
  contract: { rooms: ['contract'], packages: /^effect(\/|$)/, never: PURE },
  'src/application': {
    rooms: ['src/application', 'src/domain'],
    packages: /^effect(\/|$)/,
    never: PURE,
  },
  'src/adapters': {
    rooms: ['src/adapters', 'src/application', 'src/domain', 'contract'],
    packages: /^(effect(\/|$)|jose(\/|$)|maplibre-gl|google-maps-react-markers|hucre\/|react$|react-dom\/client$)/,
  },
  'src/ui': {
    rooms: ['src/ui', 'src/application', 'src/domain'],
    packages:
      /^(react($|\/)|react-dom($|\/)|react-router|@blueprintjs\/|@fluent\/|mobx$|mobx-react-lite$|@tanstack\/react-virtual$|uqr$|effect$)/,
    never: new RegExp(`${WORLD_OF_SCREENS.source}|${CLOCK.source}`),
  },
  'src/composition': {
    rooms: ['src/composition', 'src/ui', 'src/adapters', 'src/application', 'src/domain', 'contract'],
    packages: /./,
  },
  'src/main.tsx': {
    rooms: ['src/composition', 'src/ui', 'src/adapters', 'src/application', 'src/domain'],
    packages: /./,
  },
  /** Binds the simulator if configured; no other file of the service imports it (ADR 62). */
  'service/main.ts': { rooms: ['service', 'simulator'], packages: /^node:/ },
  simulator: {
    rooms: ['simulator', 'service', 'src/domain', 'contract'],
    packages: /^(node:|effect(\/|$)|fastify|@fluent\/bundle$|jose$|kysely|@js-joda\/|libphonenumber-js)/,
  },
  service: {
    rooms: ['service', 'src/domain', 'contract'],
    packages:
      /^(node:|effect(\/|$)|fastify|@fastify\/|kysely|pg$|@electric-sql\/pglite|jose|nodemailer$|lru-cache$|@fluent\/bundle$|ws$|libphonenumber-js|@js-joda\/|hucre\/|jsonc-parser$)/,
  },
}

/** In `src/ui` Effect may only be imported as a type: view models start use cases but do not build effects. */
const EFFECT_IN_UI = /^import (?!type )[^\n]*from 'effect'/m

const IMPORT = /(?<!['"])(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g

const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0]

export const withoutComments = (code: string) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1')

/** All imports and names in `files` (paths with forward slashes, from the root) that their room does not allow. */
export const violations = (files: ReadonlyArray<string>, read: (file: string) => string): ReadonlyArray<string> => {
  const found: Array<string> = []
  for (const file of files) {
    const own = roomOf(file)
    const room = own === undefined ? undefined : ROOMS[own]
    if (own === undefined || !room) {
      found.push(`${file}: in no room`)
      continue
    }
    const code = withoutComments(read(file))
    for (const match of code.matchAll(IMPORT)) {
      const wanted = match[2]!.replace(/\?.*$/, '')
      if (!wanted.startsWith('.')) {
        if (!room.packages.test(wanted)) found.push(`${file}: package ${wanted}`)
        continue
      }
      const target = path.posix.join(path.posix.dirname(file), wanted)
      const there = roomOf(target)
      if (there === undefined || !room.rooms.includes(there)) found.push(`${file}: file ${target}`)
    }
    const forbidden = room.never?.exec(code)
    if (forbidden) found.push(`${file}: uses ${forbidden[0]}`)
    const wireName = /^src\/(?:domain|application|ui)$/.test(own) ? WIRE_NAME.exec(code) : null
    if (wireName) found.push(`${file}: names ${wireName[0]} as the wire does`)
    if (own === 'src/ui' && EFFECT_IN_UI.test(code)) found.push(`${file}: builds effects`)
  }
  return found
}

/** Matches `import … from` and `export … from` across lines, and `import './styles.css'`. */
const STATIC_IMPORT = /^(?:import|export)\b(?<type> type\b)?(?:[^'"]*?\bfrom)?\s*(['"])(?<path>\.[^'"\n]+)\2/gm

const DYNAMIC_IMPORT = /\bimport\s*\(\s*(['"])(?<path>\.[^'"\n]+)\1/g

interface Counted {
  /** Counts imports of values only. */
  readonly values?: boolean
  /** Also counts `import('…')`. */
  readonly dynamic?: boolean
}

/** The files that `file` imports, as paths from the root. */
export const importsOf = (
  file: string,
  code: string,
  { values = false, dynamic = false }: Counted = {},
): ReadonlyArray<string> => {
  const plain = withoutComments(code)
  return [...plain.matchAll(STATIC_IMPORT), ...(dynamic ? plain.matchAll(DYNAMIC_IMPORT) : [])]
    .filter(({ groups }) => !values || groups?.['type'] === undefined)
    .map(({ groups }) => path.posix.join(path.posix.dirname(file), groups?.['path'] ?? ''))
}

/** The cycles of a graph, each as its nodes. */
export const circlesOf = (graph: ReadonlyMap<string, Iterable<string>>): ReadonlyArray<string> => {
  const found: Array<string> = []
  const done = new Set<string>()
  const visit = (node: string, trail: ReadonlyArray<string>) => {
    if (trail.includes(node)) found.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    if (done.has(node) || trail.includes(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

/** The import cycles of `files`; type imports count unless `values` is set. */
export const circles = (
  files: ReadonlyArray<string>,
  read: (file: string) => string,
  counted: Counted = {},
): ReadonlyArray<string> => circlesOf(new Map(files.map((file) => [file, importsOf(file, read(file), counted)])))
