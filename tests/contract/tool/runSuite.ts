import path from 'node:path'
import { startVitest } from 'vitest/node'

export interface OwnSuite {
  /** The port, such as 'geolocator'. */
  readonly name: string
  /** The beginning of the suite's file, such as 'Geolocator'. */
  readonly suite: string
  /** The absolute path of the module that exports `open`, and `world` if the suite takes one. */
  readonly adapter: string
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly ownSuite: OwnSuite
  }
}

const ROOT = path.join(import.meta.dirname, '..', '..', '..')

/** Suites whose adapters draw or listen in a page. */
const OF_PAGES = new Set(['BuildManifest', 'DeliveryMap', 'FileSaver', 'PageLife', 'WakeUps'])

/** Runs a port's contract suite against an adapter; resolves to whether it passes. */
export const runSuite = async (own: OwnSuite): Promise<boolean> => {
  const vitest = await startVitest('test', [], {
    config: false,
    root: ROOT,
    include: ['tests/contract/tool/ownAdapter.ts'],
    environment: OF_PAGES.has(own.suite) ? 'happy-dom' : 'node',
    watch: false,
    reporters: ['verbose'],
    provide: { ownSuite: own },
  })
  const isPassed = vitest.state.getTestModules().length > 0 && vitest.state.getTestModules().every((one) => one.ok())
  await vitest.close()
  return isPassed
}
