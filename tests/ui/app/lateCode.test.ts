import { servicesOf } from '../../../src/domain/market/backEnd.ts'
import { describe, expect, it, vi } from 'vitest'
import { applicationOf } from '../../../src/composition/application.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { pageTexts } from '../../support/pageTexts.ts'
import { PageFlags } from '../../../src/ui/frame/PageFlags.ts'
import { theDeployment } from '../market/showPage.tsx'

const line = vi.hoisted(() => ({ isDown: true }))
const fetched = vi.hoisted(() => (code: object) => () => {
  if (line.isDown) throw new TypeError('Failed to fetch dynamically imported module')
  return code
})
const done = vi.hoisted(() => async () => ({ kind: 'done', value: undefined }) as const)

const useCase = vi.hoisted(() => () => 'what the container runs')
const composed = vi.hoisted(() => vi.fn<() => unknown>())

vi.mock('../../../src/application/session/signIn.ts', fetched({ signIn: useCase }))
vi.mock('../../../src/application/session/startGuest.ts', fetched({ startGuest: useCase }))
vi.mock(
  '../../../src/application/session/accounts.ts',
  fetched({ registerAccount: useCase, confirmEmail: useCase, sendResetCode: useCase, resetPassword: useCase }),
)
vi.mock(
  '../../../src/composition/openPortal.ts',
  fetched({
    RUN_USE_CASE: 'run',
    composePortal: async () => {
      composed()
      return { get: () => ({ once: done }) }
    },
  }),
)

const { calls } = applicationOf(
  {
    deployment: theDeployment('dobrego-cz'),
    services: servicesOf({}, 'https://portal.test'),
    locale: 'en',
    nativeName: 'English',
    locales: ['en'],
    page: 'connect',
    messages: [],
    farewell: undefined,
  },
  pageTexts(),
  window,
  new PageFlags(),
  new OngoingWork(),
)

/** All service calls of the light pages; new ones are tested automatically. */
const { accounts, signIn, requestAsGuest } = calls
const doors = Object.entries({ ...accounts, signIn, requestAsGuest }) as ReadonlyArray<
  readonly [string, (...input: ReadonlyArray<unknown>) => Promise<{ readonly kind: string }>]
>

describe('lazily loaded calls of the light pages', () => {
  it('fail as offline without their code, and succeed on a retry', async () => {
    expect(doors.map(([name]) => name)).toContain('signIn')
    for (const [name, call] of doors)
      expect(await call('', '', ''), name).toMatchObject({
        kind: 'failed',
        failure: { _tag: 'ServiceUnavailable', reason: 'offline' },
      })
    line.isDown = false
    for (const [name, call] of doors) expect(await call('', '', ''), name).toMatchObject({ kind: 'done' })
    // One container for all.
    expect(composed).toHaveBeenCalledTimes(1)
  })
})
