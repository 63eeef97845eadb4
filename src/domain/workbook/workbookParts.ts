import type { Archive } from './archive.ts'
import type { DateSystem } from './cellText.ts'
import { readXml } from './readXml.ts'
import { WorkbookRefused } from './workbook.ts'

interface SheetPart {
  readonly name: string
  readonly isHidden: boolean
  /** The path in the archive. */
  readonly path: string
}

/** The parts of the archive that sheets are read from. */
export interface WorkbookParts {
  readonly sheets: ReadonlyArray<SheetPart>
  readonly strings: string | undefined
  readonly styles: string | undefined
  readonly dates: DateSystem
  /** Whether the saved results of formulas are placeholders, because the next program is to compute all of them. */
  readonly isToBeComputed: boolean
}

interface Relation {
  /** The last segment of the relation's type, such as 'worksheet' or 'sharedStrings'. */
  readonly kind: string
  readonly path: string
}

const MAX_PARTS = 10_000
/** The main part of a text document, of slides, or of a workbook in Excel's binary format (.xlsb). */
const OTHER_DOCUMENT = /(?:^|\/)(?:document|presentation)[^/]*\.xml$|\.bin$/i

const pathFrom = (folder: string, target: string): string => {
  const steps: Array<string> = []
  for (const step of (/^[/\\]/.test(target) ? target : `${folder}/${target}`).split(/[/\\]/)) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}

const splitPath = (path: string): readonly [folder: string, name: string] => {
  const cut = path.lastIndexOf('/')
  return [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)]
}

/** The relations of a part, by id. */
const relationsOf = async (archive: Archive, part: string): Promise<ReadonlyMap<string, Relation>> => {
  const [folder, file] = splitPath(part)
  const relations = new Map<string, Relation>()
  await readXml(archive, pathFrom(folder, `_rels/${file}.rels`), {
    open: (name, { Id: id, Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship' || id === undefined || relations.size >= MAX_PARTS) return
      relations.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), path: pathFrom(folder, target) })
    },
  })
  return relations
}

const pathOf = (relations: ReadonlyMap<string, Relation>, wanted: string): string | undefined =>
  [...relations.values()].find(({ kind }) => kind === wanted)?.path

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Finds the workbook's worksheets and the parts that their cells refer to. */
export const findParts = async (archive: Archive): Promise<WorkbookParts> => {
  // An archive that is no workbook: a text document, a sheet of another program, photos.
  if (!archive.has('_rels/.rels')) throw new WorkbookRefused('other')
  const workbook = pathOf(await relationsOf(archive, ''), 'officeDocument')
  if (workbook === undefined || OTHER_DOCUMENT.test(workbook)) throw new WorkbookRefused('other')
  const relations = await relationsOf(archive, workbook)
  const sheets: Array<SheetPart> = []
  let dates: DateSystem = 1900
  let isToBeComputed = false
  await readXml(archive, workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr' && isOn(attributes['date1904'])) dates = 1904
      if (name === 'calcPr' && isOn(attributes['fullCalcOnLoad'])) isToBeComputed = true
      if (name !== 'sheet' || sheets.length >= MAX_PARTS) return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relation = id === undefined ? undefined : relations.get(id)
      if (relation?.kind !== 'worksheet') return
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', isHidden, path: relation.path })
    },
  })
  if (sheets.length === 0) throw new WorkbookRefused('damaged')
  const existing = (path: string | undefined) => (path !== undefined && archive.has(path) ? path : undefined)
  return {
    sheets,
    strings: existing(pathOf(relations, 'sharedStrings')),
    styles: existing(pathOf(relations, 'styles')),
    dates,
    isToBeComputed,
  }
}
