import { circlesOf, importsOf } from './rooms.ts'

/** A room's floors from top to bottom, as folders or files of the room. The longest matching name applies to a file. */
export type Floors = ReadonlyArray<ReadonlyArray<string>>

/**
 * Inside a room an import leads down, or stays on its floor between folders that do not import each other in a cycle
 * (ADR 63). Type imports and `import('…')` count.
 */
export const FLOORS: Readonly<Record<string, Floors>> = {
  'src/domain': [
    ['receipt'],
    ['bulk', 'help', 'history', 'notice', 'proof', 'publicTracking'],
    ['request'],
    ['order', 'reading', 'vendor'],
    ['flags'],
    ['payment', 'session'],
    ['address', 'pricing'],
    ['format', 'text', 'workbook'],
    ['market'],
    ['clockOffset.ts', 'coordinates.ts', 'ids.ts', 'instant.ts', 'pagePaths.ts', 'route.ts', 'rules.ts'],
  ],
  service: [
    ['main.ts', 'checkStart.ts', 'backupProgram.ts', 'demoProgram.ts'],
    ['app.ts', 'core.ts', 'world.ts'],
    // Above the features, so that no feature can import SQL.
    ['sql'],
    ['sql/migrations'],
    ['bulk', 'payment', 'publicTracking'],
    ['orders'],
    ['addressBook', 'helpCentre', 'history', 'live', 'outlets', 'proofs', 'session', 'vouchers'],
    ['delivery'],
    ['vendor'],
    ['geolocator', 'mail', 'market', 'pages'],
    ['http'],
    ['store'],
    ['base'],
  ],
  'src/ui': [
    ['app'],
    ['bulk', 'history'],
    ['tracking'],
    ['command', 'guest', 'market', 'order', 'outlet', 'publicTracking', 'receipt', 'request', 'session'],
    ['address', 'help', 'notice', 'payment', 'pricing', 'proof', 'vendor', 'welcome'],
    ['frame', 'paths'],
    ['kit', 'theme'],
  ],
}

const folderOf = (room: string, floors: Floors, file: string): string | undefined =>
  floors
    .flat()
    .filter((name) => file === `${room}/${name}` || file.startsWith(`${room}/${name}/`))
    .sort((a, b) => b.length - a.length)[0]

/** All imports of a room that lead up, all cycles of its folders, files on no floor, and floors without files. */
export const floorViolations = (
  room: string,
  floors: Floors,
  files: ReadonlyArray<string>,
  read: (file: string) => string,
): ReadonlyArray<string> => {
  const heights = new Map(floors.flatMap((names, index) => names.map((name) => [name, floors.length - index] as const)))
  const own = files.filter((file) => file.startsWith(`${room}/`))
  const found: Array<string> = []
  const graph = new Map([...heights.keys()].map((name) => [name, new Set<string>()]))
  const used = new Set<string>()
  for (const file of own) {
    const from = folderOf(room, floors, file)
    if (from === undefined) {
      found.push(`${file}: on no floor`)
      continue
    }
    used.add(from)
    for (const target of importsOf(file, read(file), { dynamic: true })) {
      const to = folderOf(room, floors, target)
      if (to === undefined || to === from) continue
      if (heights.get(to)! > heights.get(from)!) found.push(`${file}: up to ${target}`)
      else graph.get(from)!.add(to)
    }
  }
  for (const name of heights.keys()) if (!used.has(name)) found.push(`${room}/${name}: no files`)
  return [...found, ...circlesOf(graph).map((circle) => `circle ${circle}`)]
}
