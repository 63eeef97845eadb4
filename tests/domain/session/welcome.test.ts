import { describe, expect, it } from 'vitest'
import { MODES } from '../../../src/domain/session/mode.ts'
import { isWelcomeDue, nextWelcomeScreen, WELCOME_SCREENS } from '../../../src/domain/session/welcome.ts'

describe('The walkthrough', () => {
  it('has three screens in this order, and none after the last (WELCOME-01, WELCOME-03)', () => {
    expect(WELCOME_SCREENS).toEqual(['welcome', 'details', 'request'])
    expect(WELCOME_SCREENS.map(nextWelcomeScreen)).toEqual(['details', 'request', undefined])
  })

  it('is due on the first visit to the request page of a vendor only (OP-33)', () => {
    const visit = { isRequestPage: true, isSeen: false }
    expect(MODES.filter((mode) => isWelcomeDue({ ...visit, mode }))).toEqual(['classic'])
    expect(isWelcomeDue({ ...visit, mode: 'classic', isSeen: true })).toBe(false)
    expect(isWelcomeDue({ ...visit, mode: 'classic', isRequestPage: false })).toBe(false)
  })
})
