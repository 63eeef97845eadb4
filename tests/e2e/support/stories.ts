import { test as base, type Page } from '@playwright/test'
import { ControlRoom } from './ControlRoom.ts'
import { Pasting } from './Pasting.ts'
import { ProgramOfVendor } from './ProgramOfVendor.ts'
import { RequestForm } from './RequestForm.ts'
import { RunningService } from './runningService.ts'
import { SignIn, type StoredOnDevice } from './SignIn.ts'
import { Tracking } from './Tracking.ts'

/** Slightly more than the five minutes between two polls of flags and builds. */
const NEXT_LOOK = 301_000

interface Stage {
  /** The brand and country of the pages. */
  readonly deployment: string
  /** Whether the device has already shown the walkthrough, as most have. */
  readonly isWelcomed: boolean
  /** What every page finds in the local storage, unless it was changed since. */
  readonly kept: StoredOnDevice
  /** Controls the deployment at the bare host, dobrego-cz. It is calmed when the test ends. */
  readonly controlRoom: ControlRoom
  /** The demo vendor of dobrego-cz, through the API. */
  readonly program: ProgramOfVendor
  readonly signIn: SignIn
  readonly requestForm: RequestForm
  readonly pasting: Pasting
  readonly tracking: Tracking
  /** Advances the fake clock of a page by `ms` at once; by default until the next poll. */
  readonly later: (page: Page, ms?: number) => Promise<void>
}

/** Runs in each page before its scripts. A sandboxed frame has no storage. */
const store = (kept: StoredOnDevice): void => {
  if (window.origin === 'null') return
  for (const { name, value } of kept) if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
}

/** A test on a running service that all tests of a worker share; each test uses customers of its own. */
export const test = base.extend<Stage, { readonly service: RunningService }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await RunningService.start()
      await use(service)
      await service.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  deployment: ['dobrego-cz', { option: true }],
  isWelcomed: [true, { option: true }],
  kept: ({ isWelcomed }, use) => use(isWelcomed ? [{ name: 'portal.welcome', value: 'seen' }] : []),
  // Playwright's `storageState` opens a page of its own for each test, which costs a third of a second.
  context: async ({ context, kept }, use) => {
    await context.addInitScript(store, kept)
    await use(context)
  },
  baseURL: ({ service, deployment }, use) => use(service.at(deployment)),
  controlRoom: async ({ service }, use) => {
    const room = new ControlRoom(service.address)
    await use(room)
    await room.calm()
  },
  program: async ({ service }, use) => use(await ProgramOfVendor.signedIn(service.address, 'vendor@demo.test')),
  signIn: ({ page, service, deployment, kept }, use) =>
    use(new SignIn(page, { origin: service.at(deployment), service: service.address }, kept)),
  requestForm: ({ page }, use) => use(new RequestForm(page)),
  pasting: ({ page }, use) => use(new Pasting(page)),
  tracking: ({ page }, use) => use(new Tracking(page)),
  // oxlint-disable-next-line no-empty-pattern
  later: async ({}, use) => use((page, ms = NEXT_LOOK) => page.clock.fastForward(ms)),
})
