import { posix } from 'node:path'
import type { DateSystem } from './cellText.ts'
import { readXml } from './readXml.ts'
import { SheetRefused, type WorkbookZip } from './workbookZip.ts'

/** The paths of the parts in the archive that a sheet is read from. */
export interface WorkbookParts {
  readonly sheet: string
  readonly strings: string | undefined
  readonly styles: string | undefined
  readonly dates: DateSystem
}

interface Relation {
  /** The last segment of the relation's type, such as 'worksheet' or 'sharedStrings'. */
  readonly kind: string
  readonly path: string
}

const PARTS_MOST = 10_000

/** The relations of a part, by id. */
const relationsOf = async (zip: WorkbookZip, part: string): Promise<ReadonlyMap<string, Relation>> => {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  await readXml(zip, posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open: (name, { Id: id, Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship' || id === undefined || relations.size >= PARTS_MOST) return
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
      relations.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path })
    },
  })
  return relations
}

const pathOf = (relations: ReadonlyMap<string, Relation>, wanted: string): string | undefined =>
  [...relations.values()].find(({ kind }) => kind === wanted)?.path

/** Finds the workbook's first worksheet and the parts that its cells refer to. */
export const findParts = async (zip: WorkbookZip): Promise<WorkbookParts> => {
  const workbook = pathOf(await relationsOf(zip, ''), 'officeDocument')
  if (workbook === undefined) throw new SheetRefused('unreadable')
  const relations = await relationsOf(zip, workbook)
  const sheets: Array<string> = []
  let dates: DateSystem = 1900
  await readXml(zip, workbook, {
    open: (name, said) => {
      if (name === 'workbookPr' && ['1', 'true'].includes(said['date1904'] ?? '')) dates = 1904
      if (name !== 'sheet' || sheets.length >= PARTS_MOST) return
      const id = Object.entries(said).find(([key]) => key.endsWith(':id'))?.[1]
      const relation = id === undefined ? undefined : relations.get(id)
      if (relation?.kind === 'worksheet') sheets.push(relation.path)
    },
  })
  const [sheet] = sheets
  if (sheet === undefined) throw new SheetRefused('unreadable')
  const existing = (path: string | undefined) => (path !== undefined && zip.has(path) ? path : undefined)
  return {
    sheet,
    strings: existing(pathOf(relations, 'sharedStrings')),
    styles: existing(pathOf(relations, 'styles')),
    dates,
  }
}
