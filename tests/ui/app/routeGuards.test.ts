import { describe, expect, it } from 'vitest'
import {
  inTurn,
  onlyInMaintenance,
  redirectWhileOff,
  redirectWhileOn,
  unlessMaintenance,
  type RouteGuard,
} from '../../../src/ui/app/routeGuards.ts'
import { OngoingWork } from '../../../src/ui/frame/OngoingWork.ts'
import { PageFlags } from '../../../src/ui/frame/PageFlags.ts'
import { flagsOn } from '../../support/flagsOn.ts'

const leadsTo = async (guard: RouteGuard, address = '/register') =>
  (await guard({ request: new Request(`https://portal.test${address}`) }))?.headers.get('location') ?? undefined
const idle = new OngoingWork()

describe('redirectWhileOn', () => {
  it('redirects to the landing page with the reason while the flag is on (ROUTE-05, ROUTE-23, FLAG-07 DeactivateSignUpButton, FLAG-08)', async () => {
    const flags = flagsOn()
    const guard = redirectWhileOn(flags, 'DeactivateSignUpButton')
    expect(await leadsTo(guard)).toBeUndefined()
    flags.take(new Set(['DeactivateSignUpButton']))
    expect(await leadsTo(guard)).toBe('/?closed=DeactivateSignUpButton')
    flags.take(new Set())
    expect(await leadsTo(guard)).toBeUndefined()
  })

  it('combines with other guards: the first redirect wins', async () => {
    const shut = redirectWhileOn(flagsOn('DeactivateSignUpButton'), 'DeactivateSignUpButton')
    const elsewhere: RouteGuard = () => new Response(null, { status: 302, headers: { location: '/elsewhere' } })
    const open: RouteGuard = () => null
    expect(await leadsTo(inTurn(open, shut, elsewhere))).toBe('/?closed=DeactivateSignUpButton')
    expect(await leadsTo(inTurn(open, elsewhere, shut))).toBe('/elsewhere')
    expect(await leadsTo(inTurn(open))).toBeUndefined()
  })
})

describe('redirectWhileOff', () => {
  it('redirects to the landing page with the reason while the flag is off (ROUTE-11, ROUTE-23, FLAG-07 BulkOrderUpload, FLAG-08)', async () => {
    const flags = flagsOn()
    const guard = redirectWhileOff(flags, 'BulkOrderUpload')
    expect(await leadsTo(guard)).toBe('/?closed=BulkOrderUpload')
    flags.take(new Set(['BulkOrderUpload']))
    expect(await leadsTo(guard)).toBeUndefined()
  })

  it('waits until the flag is known (FLAG-06)', async () => {
    const flags = new PageFlags()
    const led = leadsTo(redirectWhileOff(flags, 'BulkOrderUpload'))
    flags.take(new Set(['BulkOrderUpload']))
    expect(await led).toBeUndefined()
  })
})

describe('maintenance guards', () => {
  it.each(['PlannedMaintenance', 'UnplannedMaintenance'] as const)(
    'redirect every address while %s is on, and remember the address (ROUTE-25, MAINT-01, FLAG-08)',
    async (name) => {
      const flags = flagsOn()
      const guard = unlessMaintenance(flags, idle)
      expect(await leadsTo(guard, '/history')).toBeUndefined()
      flags.take(new Set([name]))
      expect(await leadsTo(guard, '/')).toBe('/maintenance')
      expect(await leadsTo(guard, '/tracking/abc')).toBe('/maintenance?back=%2Ftracking%2Fabc')
      expect(await leadsTo(guard, '/request-a-rider/cz1?orderID=7')).toBe(
        '/maintenance?back=%2Frequest-a-rider%2Fcz1%3ForderID%3D7',
      )
      // The router adds a device’s prefix by itself.
      expect(await leadsTo(guard, '/odwp/history')).toBe('/maintenance?back=%2Fhistory')
    },
  )

  it('wait for a running submission and run again afterwards (BUILD-04)', async () => {
    const work = new OngoingWork()
    const guard = unlessMaintenance(flagsOn('PlannedMaintenance'), work)
    let asked = 0
    work.subscribe(() => (asked += 1))
    let end = () => undefined as void
    const submission = work.during(new Promise<void>((resolve) => (end = resolve)))
    const failing = work.during(Promise.reject(new Error('not sent'))).catch(() => undefined)
    await failing
    expect([await leadsTo(guard, '/'), asked]).toEqual([undefined, 0])
    end()
    await submission
    expect([await leadsTo(guard, '/'), asked]).toEqual(['/maintenance', 1])
  })

  it('redirect back when maintenance is over or never was, and stay while the flags are unknown (ROUTE-28, MAINT-03)', async () => {
    const flags = new PageFlags()
    const guard = onlyInMaintenance(flags)
    const here = '/maintenance?back=%2Frequest-a-rider%2Fcz1'
    expect(await leadsTo(guard, here)).toBeUndefined()
    flags.take(new Set(['UnplannedMaintenance']))
    expect(await leadsTo(guard, here)).toBeUndefined()
    flags.take(new Set())
    expect([await leadsTo(guard, here), await leadsTo(guard, '/maintenance')]).toEqual(['/request-a-rider/cz1', '/'])
    expect(await leadsTo(guard, '/maintenance?back=https%3A%2F%2Fevil.test')).toBe('/')
  })
})
