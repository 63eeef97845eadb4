import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { FLOORS, floorViolations } from './floors.ts'

const files = globSync(Object.keys(FLOORS).map((room) => `${room}/**/*.{ts,tsx}`)).map((file) =>
  file.replaceAll('\\', '/'),
)

/** A file in the folder, or the file itself. */
const fileIn = (room: string, name: string): string =>
  name.endsWith('.ts') ? `${room}/${name}` : `${room}/${name}/planted.ts`

const specifierOf = (from: string, to: string): string =>
  path.posix.relative(path.posix.dirname(from), to).replace(/^(?!\.)/, './')

const importOf = (from: string, to: string): string => `import {\n  type Planted,\n} from '${specifierOf(from, to)}'`

const planted = (...imports: ReadonlyArray<readonly [string, string]>) => {
  const code = new Map<string, string>()
  for (const [from, to] of imports)
    for (const file of [from, to]) code.set(file, file === from ? importOf(from, to) : (code.get(file) ?? ''))
  return { files: [...code.keys()], read: (file: string) => code.get(file) ?? '' }
}

describe.each(Object.entries(FLOORS))('the floors of %s', (room, floors) => {
  const violationsOf = ({ files: own, read }: ReturnType<typeof planted>) =>
    floorViolations(room, floors, own, read).filter((violation) => !violation.endsWith(': no files'))

  it('contain every file, and every import leads down', () => {
    expect(files.filter((file) => file.startsWith(`${room}/`)).length).toBeGreaterThan(5)
    expect(floorViolations(room, floors, files, (file) => readFileSync(file, 'utf8'))).toEqual([])
  })

  const steps = floors.slice(1).map((lower, index) => [lower, floors[index]!] as const)
  it.each(steps)('detect %j importing %j', (lower, upper) => {
    for (const from of lower)
      for (const to of upper) {
        const [low, high] = [fileIn(room, from), fileIn(room, to)]
        expect(violationsOf(planted([low, high]))).toEqual([`${low}: up to ${high}`])
        expect(violationsOf(planted([high, low]))).toEqual([])
      }
  })

  const shared = floors.filter((names) => names.length > 1).map((names) => [names])
  it.each(shared)('detect a cycle of folders among %j', (names) => {
    const [first, ...others] = names.map((name) => fileIn(room, name))
    const round = [
      ...others.map((file, index) => [[first!, ...others][index]!, file] as const),
      [others.at(-1)!, first!] as const,
    ]
    expect(violationsOf(planted(...round))).toHaveLength(1)
    expect(violationsOf(planted(...round.slice(1)))).toEqual([])
  })

  it.each([
    ['imports a higher one dynamically', (target: string) => `export const later = () => import('${target}')`],
    ['imports a higher one for its side effects or styles', (target: string) => `import '${target}'`],
  ])('detect a lower floor that %s', (_, importing) => {
    const [low, high] = [fileIn(room, floors.at(-1)![0]!), fileIn(room, floors[0]![0]!)]
    const target = specifierOf(low, high)
    const read = (file: string) => (file === low ? importing(target) : '')
    expect(violationsOf({ files: [low, high], read })).toEqual([`${low}: up to ${high}`])
  })

  it('detect a file on no floor, and a floor without files', () => {
    const lost = `${room}/nowhere/planted.ts`
    const violations = floorViolations(room, floors, [lost], () => '')
    expect(violations).toEqual([`${lost}: on no floor`, ...floors.flat().map((name) => `${room}/${name}: no files`)])
  })
})
