import { describe, expect, it } from 'vitest'
import { NO_FLAGS, type FlagSet } from '../../../src/domain/flags/flagNames.ts'
import { frameOrigin, helpTokenDueAt, isFromFrame, OPAQUE_ORIGIN } from '../../../src/domain/help/helpBridge.ts'
import { isHelpCentreShown } from '../../../src/domain/help/helpCentre.ts'
import { instantAt, MINUTE } from '../../../src/domain/instant.ts'
import { BRAND_IDS } from '../../../src/domain/market/brand.ts'
import { BRAND_FILES } from '../../../src/domain/market/brands.ts'
import { MODES } from '../../../src/domain/session/mode.ts'

const ON: FlagSet = new Set(['Helpcenter'])
const seeker = { flags: ON, mode: 'classic', isSignedIn: true, brand: BRAND_FILES.dobrego.brand } as const

describe('The help centre', () => {
  it('is shown to signed-in users while its flag is on, and hidden while it is off (HELP-03)', () => {
    expect(isHelpCentreShown(seeker)).toBe(true)
    expect(isHelpCentreShown({ ...seeker, flags: NO_FLAGS })).toBe(false)
  })

  it('is hidden for guests, devices and people who are not signed in (HELP-04)', () => {
    expect(MODES.filter((mode) => isHelpCentreShown({ ...seeker, mode }))).toEqual(['classic'])
    expect(isHelpCentreShown({ ...seeker, isSignedIn: false })).toBe(false)
  })

  it('is available for every brand but one (HELP-05, OP-13)', () => {
    expect(BRAND_IDS.filter((id) => !isHelpCentreShown({ ...seeker, brand: BRAND_FILES[id].brand }))).toEqual([
      'norikaze',
    ])
  })

  it('renews its token after 55 minutes (HELP-07, CONST-37)', () => {
    expect(helpTokenDueAt(instantAt(1_000))).toBe(1_000 + 55 * MINUTE)
  })

  it("has its own origin, or an opaque one at the portal's own origin (OP-42)", () => {
    expect(frameOrigin(new URL('https://help.example/x'), 'https://cz.dobrego.example')).toBe('https://help.example')
    expect(frameOrigin(new URL('https://cz.dobrego.example/x'), 'https://cz.dobrego.example')).toBe(OPAQUE_ORIGIN)
  })

  it.each([
    ['its window and its origin', true, 'https://help.example', true],
    ['its window after it navigated to another origin', true, 'https://evil.example', false],
    ['its origin, another window', false, 'https://help.example', false],
    ['another frame without an origin', false, OPAQUE_ORIGIN, false],
  ])('accepts messages only with window and origin of the frame: %s (HELP-09, OP-42)', (_, isFrame, origin, heard) => {
    expect(isFromFrame({ origin, isFrame }, 'https://help.example')).toBe(heard)
  })
})
