import path from 'node:path'
import type { Rolldown } from 'vite'
import { build } from 'vite'

/** What every page needs, and changes least: in two files, which share a line with others better than one. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|preload-helper|rolldown[\\/]runtime/
const AROUND_REACT =
  /node_modules[\\/](react-router|cookie|cookie-es|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store|@fluent|cached-iterable)[\\/]/

const START = 'src/main.tsx'
const CONNECT = ['src/ui/app/SignInPage.tsx']
/** What they have beyond the sign-in is one file. */
const ACCOUNT = ['src/ui/app/RegisterPage.tsx', 'src/ui/app/ForgotPasswordPage.tsx', 'src/ui/app/ConfirmEmailPage.tsx']
const LIGHT = ['src/ui/app/LandingPage.tsx', ...CONNECT, 'src/ui/app/NotFoundPage.tsx', 'src/ui/app/FaqPage.tsx']
const PUBLIC = ['src/ui/app/PublicTrackingPage.tsx', 'src/composition/publicTracking.ts']
/** They bring what they have beyond the first one in files of their own. */
const OTHER_PUBLIC = [
  'src/ui/app/SenderTrackingPage.tsx',
  'src/ui/app/ProhibitedItemsPage.tsx',
  'src/ui/app/MaintenancePage.tsx',
  'src/ui/app/TermsPage.tsx',
  'src/ui/app/ReceiptPage.tsx',
]
const WATCH = ['src/composition/watchPage.ts']
const APPLICATION = ['src/ui/app/ApplicationFrame.tsx', 'src/composition/openPortal.ts']
const TRACKING = ['src/ui/tracking/OrderTrackingScreen.tsx']
/** What the orders are shown with before the application is there. */
const FIRST = ['src/composition/firstOrders.tsx']
const REQUEST = ['src/ui/request/RequestScreen.tsx']
/** It asks where orders are collected with fields of the request. */
const OUTLET = ['src/ui/outlet/CollectionPointDoor.tsx']
const HISTORY = ['src/ui/history/HistoryScreen.tsx']
/** Few people go there, and not first: it takes what it needs from the files of the others. */
const BULK = ['src/ui/bulk/BulkScreen.tsx']

type Modules = ReadonlySet<string>

const chunksOf = async (root: string): Promise<ReadonlyArray<Rolldown.OutputChunk>> => {
  const built = await build({ root, logLevel: 'error', build: { write: false, minify: false } })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.filter((one) => one.type === 'chunk')
}

/**
 * In which file each module of the portal goes, found by bundling it once as the bundler likes. A phone's line brings
 * six files at a time and is half a second late with each: a screen is few files, and none brings what it does not use.
 */
export const filesOfModules = async (root: string): Promise<(id: string) => string | null> => {
  const chunks = await chunksOf(root)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  const chunkOf = (name: string) => {
    const id = path.join(root, name).replaceAll('\\', '/')
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((one) => one.replaceAll('\\', '/') === id))
    if (chunk === undefined) throw new Error(`The portal has no ${name}`)
    return chunk.fileName
  }
  const modulesFrom = (
    names: ReadonlyArray<string>,
    next: (chunk: Rolldown.OutputChunk) => ReadonlyArray<string>,
  ): Modules => {
    const files = new Set<string>()
    const visit = (file: string) => {
      const chunk = files.has(file) ? undefined : byFile.get(file)
      if (chunk === undefined) return
      files.add(file)
      next(chunk).forEach(visit)
    }
    names.map(chunkOf).forEach(visit)
    return new Set([...files].flatMap((file) => byFile.get(file)?.moduleIds ?? []))
  }
  /** What has arrived when these modules run. */
  const arriving = (names: ReadonlyArray<string>) => modulesFrom(names, ({ imports }) => imports)
  /** What may arrive although these modules never do. */
  const without = (names: ReadonlyArray<string>) => {
    const left = new Set(names.map(chunkOf))
    return modulesFrom([START], ({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].filter((file) => !left.has(file)),
    )
  }

  const [light, open, application, tracking, request, history] = [
    LIGHT,
    PUBLIC,
    APPLICATION,
    TRACKING,
    REQUEST,
    HISTORY,
  ].map(arriving) as [Modules, Modules, Modules, Modules, Modules, Modules]
  const watching = arriving(WATCH)
  const first = arriving(FIRST)
  const account = arriving(ACCOUNT)
  const afterLight = without(LIGHT)
  const afterPublic = without([...PUBLIC, ...OTHER_PUBLIC])
  const afterScreens = without([...TRACKING, ...REQUEST, ...HISTORY, ...BULK])
  const afterRequest = without([...REQUEST, ...OUTLET, ...BULK])
  const afterHistory = without([...HISTORY, ...BULK])
  const start = arriving([START])
  const needed = new Set([...start, ...open, ...application, ...arriving(CONNECT)])
  const forEverybody = [...open, ...arriving(OTHER_PUBLIC)]
  const everywhere = new Set([...start, ...forEverybody.filter((id) => light.has(id) || afterPublic.has(id))])
  /** What is fetched by somebody who is in already comes with no page of those who are not. */
  const inside = new Set([...application, ...tracking, ...request, ...history])
  const files: ReadonlyArray<readonly [name: string, has: (id: string) => boolean]> = [
    ['prices', (id) => light.has(id) && request.has(id) && !needed.has(id)],
    [
      'start',
      (id) =>
        everywhere.has(id) ||
        (light.has(id) && afterLight.has(id) && !account.has(id)) ||
        (account.has(id) && inside.has(id)) ||
        (watching.has(id) && application.has(id)),
    ],
    ['light', (id) => light.has(id)],
    ['account', (id) => account.has(id)],
    ['public', (id) => open.has(id)],
    ['watch', (id) => watching.has(id)],
    ['shared', (id) => first.has(id) && (application.has(id) || request.has(id) || history.has(id))],
    ['orders', (id) => first.has(id)],
    [
      'application',
      (id) =>
        application.has(id) ||
        (tracking.has(id) && (request.has(id) || afterScreens.has(id))) ||
        // A few lines: the library is not brought along for them.
        (history.has(id) && request.has(id)),
    ],
    // The history loads nothing that only tracking uses.
    ['lists', (id) => tracking.has(id) && history.has(id)],
    ['tracking', (id) => tracking.has(id)],
    ['history', (id) => history.has(id) && !afterHistory.has(id)],
    ['request', (id) => request.has(id) && !afterRequest.has(id)],
    ['library', (id) => request.has(id)],
  ]
  return (id) => {
    if (id.endsWith('.html')) return null
    if (REACT.test(id)) return 'react'
    return AROUND_REACT.test(id) ? 'router' : (files.find(([, has]) => has(id))?.[0] ?? null)
  }
}
