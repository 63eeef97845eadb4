import path from 'node:path'
import { PAGE_ROWS } from '../src/ui/app/pages.ts'
import { APPLICATION, FIRST_ORDERS, WATCH } from './pageScripts.ts'

/** The part of Rolldown's `ModuleInfo` that is used here. */
interface ModuleImports {
  readonly importedIds: ReadonlyArray<string>
}
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleImports | null
}

type Entries = ReadonlyArray<string>

/** The library tables every icon by name and imports them on demand; a static import of them is never left in the build. */
const ICON_TABLES = /@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/](allPaths|generated[\\/]\d+px)/

/**
 * Libraries with a file of their own, in the order in which they are matched. What every page needs is in two files: a
 * browser fetches them in parallel, and they change least. The others keep a page that needs one small part of the
 * component library from loading all of it.
 */
const LIBRARIES = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router:
    /node_modules[\\/](react-router|cookie|cookie-es|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store|@fluent|cached-iterable)[\\/]/,
  'virtual-lists': /node_modules[\\/]@tanstack[\\/]/,
  'phone-numbers': /node_modules[\\/]libphonenumber-js[\\/]/,
  popovers: /node_modules[\\/](@floating-ui[\\/]|tabbable[\\/]|@blueprintjs[\\/]core[\\/].*(popover|tooltip))/,
  blueprint:
    /node_modules[\\/](@blueprintjs[\\/](core[\\/]|icons[\\/]lib[\\/]esm[\\/]icon(Loader|Names|NameConversion|Codepoints))|react-transition-group[\\/]|dom-helpers[\\/]|@babel[\\/]|\w+-case[\\/])/,
} as const

/**
 * Which file of the build each module goes into, for Rolldown's `codeSplitting`. A module goes where the pages that need
 * it are: to `start` (every page), to the file of its kind of page or of its screen, or to a file named after the
 * screens that share it. What loads on demand is left to the bundler.
 */
export const pageChunks = (root: string) => {
  const nameModules = (graph: ModuleGraph): ReadonlyMap<string, string> => {
    const imported = (entries: Entries): ReadonlySet<string> => {
      const seen = new Set<string>()
      const visit = (id: string) => {
        if (seen.has(id) || ICON_TABLES.test(id)) return
        seen.add(id)
        graph.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const entry of entries) visit(path.join(root, entry).replaceAll('\\', '/'))
      return seen
    }
    const ofKind = (kind: (typeof PAGE_ROWS)[number]['kind']) => PAGE_ROWS.filter((row) => row.kind === kind)
    const start = imported(['src/main.tsx'])
    const application = imported(APPLICATION)
    const open = [
      { name: 'light', modules: imported(ofKind('light').flatMap(({ modules }) => modules)) },
      { name: 'public', modules: imported(ofKind('public').flatMap(({ modules }) => modules)) },
      { name: 'watch', modules: imported([WATCH]) },
    ]
    const firstOrders = imported([FIRST_ORDERS])
    const screens = ofKind('screen').map(({ name, modules }) => ({ name, modules: imported(modules) }))

    const nameOf = (id: string): string => {
      const namesIn = (group: typeof screens | typeof open) =>
        group.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
      const [visitors, people] = [namesIn(open), namesIn(screens)]
      const isInside = application.has(id) || people.length > 0
      if (start.has(id) || visitors.length > 1 || (visitors.length === 1 && isInside)) return 'start'
      if (visitors[0] !== undefined) return visitors[0]
      if (firstOrders.has(id)) return 'orders'
      if (application.has(id) || (people.length > 1 && people[0] === screens[0]?.name)) return 'application'
      return people.join('-')
    }
    const all = [start, application, firstOrders, ...[...open, ...screens].map(({ modules }) => modules)]
    return new Map([...new Set(all.flatMap((modules) => [...modules]))].map((id) => [id, nameOf(id)]))
  }

  let names: ReadonlyMap<string, string> | undefined
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    names ??= nameModules(graph)
    return id.endsWith('.html') ? null : (names.get(id) ?? null)
  }
  const libraries = Object.entries(LIBRARIES).map(([name, test], place) => ({ name, test, priority: 10 - place }))
  return { includeDependenciesRecursively: false, groups: [...libraries, { name: nameOf, debugName: 'pages' }] }
}
