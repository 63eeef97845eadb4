import { addresses } from './addresses.ts'
import { exporting } from './export.ts'
import { isMet, shown, tableOf, type Bench, type Figure, type Scale } from './figures.ts'
import { history } from './history.ts'
import { language } from './language.ts'
import { orderBook } from './orderBook.ts'
import { pages } from './pages.ts'
import { request } from './request.ts'
import { service } from './service.ts'
import { tracking } from './tracking.ts'
import { validation } from './validation.ts'

/** The parts that measure no browser. */
export const WITHOUT_BROWSER = { orderBook, validation, addresses, service, history } as const

export const PARTS: Readonly<Record<string, Bench>> = {
  ...WITHOUT_BROWSER,
  pages,
  request,
  tracking,
  language,
  export: exporting,
}

export interface Measured {
  readonly name: string
  readonly figures: ReadonlyArray<Figure>
  /** Why the part gave no figures. */
  readonly failure?: string
}

/** Measures one part; a part that breaks says so and does not take the others with it. */
export const measurePart = async (name: string, bench: Bench, scale: Scale): Promise<Measured> => {
  try {
    const figures = await bench(scale)
    return figures.length > 0 ? { name, figures } : { name, figures, failure: 'It measured nothing' }
  } catch (error) {
    return { name, figures: [], failure: error instanceof Error ? error.message : String(error) }
  }
}

/** The table of a part for the terminal. */
export const shownPart = ({ name, figures, failure }: Measured): string =>
  failure === undefined ? tableOf(name, figures) : `\n${name}\nbroke: ${failure}`

/** One line for each figure, and for each part that broke. */
export const summaryOf = (measured: ReadonlyArray<Measured>): ReadonlyArray<string> =>
  measured.flatMap(({ name, figures, failure }) =>
    failure === undefined
      ? figures.map((figure) => {
          const { name: what, value, unit, bound, limit } = figure
          return `${isMet(figure) ? 'met' : 'NOT'}  ${name}: ${what}: ${shown(value)} ${unit} (${bound} ${shown(limit)})`
        })
      : [`BROKE  ${name}: ${failure}`],
  )
