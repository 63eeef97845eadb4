import path from 'node:path'
import { PAGE_ROWS } from '../src/ui/app/pages.ts'
import { APPLICATION, FIRST_ORDERS, WATCH } from './pageScripts.ts'

/** The part of Rolldown's `ModuleInfo` that is used here. */
interface ModuleImports {
  readonly importedIds: ReadonlyArray<string>
  readonly importers: ReadonlyArray<string>
}
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleImports | null
}

type Entries = ReadonlyArray<string>

/** The library tables every icon by name and imports them on demand; a static import of them is never left in the build. */
const ICON_TABLES = /@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/](allPaths|generated[\\/]\d+px)/

/** Its index, which imports every icon; `iconImports` imports those that are drawn from their own files. */
const ICON_INDEX = /@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/](generated[\\/])?index\.js$/
const ICON = /@blueprintjs[\\/]icons[\\/]lib[\\/]esm[\\/]generated[\\/]components/

/**
 * Libraries with a file of their own, in the order in which they are matched. What every page needs is in two files: a
 * browser fetches them in parallel, and they change least. The others keep a page that needs one small part of the
 * component library from loading all of it.
 */
const LIBRARIES = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router:
    /node_modules[\\/](react-router|cookie|cookie-es|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store|@fluent|cached-iterable)[\\/]/,
  // Of the component library: in the file of a screen, they would run after what needs them.
  helpers: /node_modules[\\/](tslib|classnames)[\\/]/,
  'virtual-lists': /node_modules[\\/]@tanstack[\\/]/,
  'phone-numbers': /node_modules[\\/]libphonenumber-js[\\/]/,
  popovers: /node_modules[\\/](@floating-ui[\\/]|tabbable[\\/]|@blueprintjs[\\/]core[\\/].*(popover|tooltip))/,
  blueprint:
    /node_modules[\\/](@blueprintjs[\\/](core[\\/]|icons[\\/]lib[\\/]esm[\\/](loaderUtils|icon(Loader|Names|NameConversion|Codepoints)))|react-transition-group[\\/]|dom-helpers[\\/]|@babel[\\/]|\w+-case[\\/])/,
} as const

/**
 * Which file of the build each module goes into, for Rolldown's `codeSplitting`. A module goes where the pages that need
 * it are: to `start` (every page), to the file of its kind of page, of its page or of its screen, to the file of what a
 * kind of page shares with the application, or to one named after the screens that share it. What loads on demand is
 * left to the bundler.
 */
export const pageChunks = (root: string) => {
  const nameModules = (graph: ModuleGraph): ReadonlyMap<string, string | null> => {
    const imported = (entries: Entries): ReadonlySet<string> => {
      const seen = new Set<string>()
      const visit = (id: string) => {
        if (seen.has(id) || ICON_TABLES.test(id)) return
        seen.add(id)
        const needed = graph.getModuleInfo(id)?.importedIds ?? []
        for (const next of needed) if (!ICON_INDEX.test(id) || !ICON.test(next)) visit(next)
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
    const filesOf = (rows: typeof PAGE_ROWS) => rows.map(({ name, modules }) => ({ name, modules: imported(modules) }))
    const screens = filesOf(ofKind('screen'))
    const publicPages = filesOf(ofKind('public'))
    const visited = [...filesOf(ofKind('light')), ...publicPages]

    const nameOf = (id: string): string | null => {
      const namesIn = (group: typeof screens | typeof open) =>
        group.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
      const [visitors, people] = [namesIn(open), namesIn(screens)]
      const isInside = application.has(id) || firstOrders.has(id) || people.length > 0
      // What a single public page has in common with the light ones is in their file: the other public pages load less.
      const isOfOnePublicPage = visitors.join() === 'light,public' && namesIn(publicPages).length === 1
      if (start.has(id) || (visitors.length > 1 && !(isOfOnePublicPage && !firstOrders.has(id)))) return 'start'
      const [kind] = visitors
      if (kind !== undefined) {
        if (isInside) return kind === 'light' ? 'light-shared' : 'start'
        // What one page needs is in the file that its component has anyway.
        return namesIn(visited).length === 1 ? null : kind
      }
      if (firstOrders.has(id)) return 'orders'
      // In the file of a screen that draws it too, it would bring that screen wherever the library is loaded.
      if (ICON.test(id) && graph.getModuleInfo(id)?.importers.some((importer) => LIBRARIES.blueprint.test(importer)))
        return 'library-icons'
      if (application.has(id) || (people.length > 1 && people[0] === screens[0]?.name)) return 'application'
      return people.join('-')
    }
    const all = [start, application, firstOrders, ...[...open, ...screens].map(({ modules }) => modules)]
    return new Map([...new Set(all.flatMap((modules) => [...modules]))].map((id) => [id, nameOf(id)]))
  }

  let names: ReadonlyMap<string, string | null> | undefined
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    names ??= nameModules(graph)
    return id.endsWith('.html') ? null : (names.get(id) ?? null)
  }
  const libraries = Object.entries(LIBRARIES).map(([name, test], place) => ({ name, test, priority: 10 - place }))
  return { includeDependenciesRecursively: false, groups: [...libraries, { name: nameOf, debugName: 'pages' }] }
}
