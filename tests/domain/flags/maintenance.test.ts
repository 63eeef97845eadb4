import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressBack, addressOfMaintenance } from '../../../src/domain/flags/addressBack.ts'
import { maintenanceOf } from '../../../src/domain/flags/maintenance.ts'
import type { FlagName } from '../../../src/domain/flags/flagNames.ts'

const with_ = (...on: ReadonlyArray<FlagName>) => maintenanceOf((name) => on.includes(name))

describe('Maintenance', () => {
  it('follows its flag; with both it is unplanned, which promises no end (MAINT-01, MAINT-02, FLAG-07 PlannedMaintenance, UnplannedMaintenance)', () => {
    expect([
      with_(),
      with_('Voucher'),
      with_('PlannedMaintenance'),
      with_('UnplannedMaintenance'),
      with_('PlannedMaintenance', 'UnplannedMaintenance'),
    ]).toEqual([undefined, undefined, 'planned', 'unplanned', 'unplanned'])
  })

  it.each([
    '/request-a-rider/cz1001?orderID=7&again=1',
    '/tracking/abc',
    '/history',
    '/helpcenter/maintenance',
    '/order-tracking/cz1001?order_id=a%26b',
  ])('returns to %s when it ends (MAINT-03)', (here) => {
    const { searchParams } = new URL(addressOfMaintenance(here), 'https://here.test')
    expect(addressBack(searchParams.get('back'))).toBe(here)
  })

  it.each([
    null,
    '',
    '/',
    '//evil.test/x',
    '/\\evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/.//evil.test',
    '/maintenance',
    '/maintenance?back=/maintenance',
    '/maintenance/again',
    'request-a-rider',
  ])('returns to the start page, and nowhere else, from %j (ROUTE-28)', (text) => {
    expect(addressBack(text)).toBe('/')
  })

  it('stores no return address for the start page', () => {
    expect(addressOfMaintenance('/')).toBe('/maintenance')
  })

  it('never redirects to another site, whatever the address contains', () => {
    const rubbish = fc.oneof(
      fc.string(),
      fc.string().map((text) => `/${text}`),
      fc
        .array(fc.constantFrom('/', '\\', '.', '@', ':', 'evil.test', '%2f', '?', '#', '\t'))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(rubbish, (text) => {
        const { origin } = new URL(addressBack(text), 'https://portal.test/maintenance')
        expect(origin).toBe('https://portal.test')
      }),
      { numRuns: 2_000 },
    )
  })
})
