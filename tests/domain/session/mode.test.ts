import { describe, expect, it } from 'vitest'
import { instantAt, plus, SECOND } from '../../../src/domain/instant.ts'
import { isDeviceLoginPath } from '../../../src/domain/session/deviceLoginPath.ts'
import { isGuestTokenValid } from '../../../src/domain/session/guestToken.ts'
import {
  DEFAULT_MODE,
  MODES,
  startupMode,
  type StartupCircumstances,
  type StoredValues,
} from '../../../src/domain/session/mode.ts'

const NOW = instantAt(Date.UTC(2026, 2, 13, 11))
const NOW_SECONDS = NOW / SECOND

const aGuest = (payload: unknown) => ({ vendorId: 'guest-7', token: 'guest-token', payload })
const validGuest = aGuest({ exp: NOW_SECONDS + 1 })
const device = { token: 'device-token', restaurantId: 'bistro-9' }

const starting = (stored: Partial<StoredValues>, circumstances: Partial<StartupCircumstances> = {}) =>
  startupMode(
    { mode: undefined, device: 'absent', guest: undefined, ...stored },
    { now: NOW, path: '/', guestCheckout: true, ...circumstances },
  )

const CLASSIC = { mode: 'classic', deviceTokenError: false, clearGuest: false }
const GUEST = { mode: 'guest', vendorId: 'guest-7', token: 'guest-token', clearGuest: false }
const GODROID = { mode: 'godroid', vendorId: 'bistro-9', token: 'device-token', clearGuest: false }

describe('The modes', () => {
  it('are exactly three: registered vendors, devices and guests (MODE-01)', () => {
    expect(MODES).toEqual(['classic', 'godroid', 'guest'])
  })

  it('default to CLASSIC (MODE-05)', () => {
    expect(DEFAULT_MODE).toBe('classic')
  })
})

describe('startupMode', () => {
  it('is CLASSIC without stored values, and for people who sign in with e-mail and password (MODE-02, MODE-05)', () => {
    expect(starting({})).toEqual(CLASSIC)
    expect(starting({ mode: 'classic' })).toEqual(CLASSIC)
  })

  it.each([undefined, ...MODES])(
    'is GODROID for the restaurant of a device token, with %s stored (MODE-03, MODE-05)',
    (mode) => {
      expect(starting({ mode, device })).toEqual(GODROID)
      expect(starting({ mode, device, guest: validGuest })).toEqual(GODROID)
    },
  )

  it.each(['godroid', 'guest'] as const)('is CLASSIC when %s was stored without its data (MODE-05)', (mode) => {
    expect(starting({ mode })).toEqual(CLASSIC)
  })

  it.each(['unreadable', 'absent'] as const)(
    'is CLASSIC with an error for an %s device token if the path contains odwp (MODE-06)',
    (token) => {
      expect(starting({ device: token }, { path: '/odwp/request-a-rider' })).toEqual({
        ...CLASSIC,
        deviceTokenError: true,
      })
    },
  )

  it('is CLASSIC without an error for an unreadable device token elsewhere (MODE-07)', () => {
    expect(starting({ mode: 'godroid', device: 'unreadable' })).toEqual(CLASSIC)
    expect(starting({ device: 'unreadable', guest: validGuest })).toEqual(CLASSIC)
  })

  it.each([
    ['/odwp', true],
    ['/odwp/request-a-rider', true],
    ['/request-a-rider/odwp/', true],
    ['/', false],
    ['/odwpx', false],
    ['/request-a-rider?odwp', false],
  ])('marks %s as a device login: %s, whatever the screen (MODE-08)', (path, marked) => {
    expect(isDeviceLoginPath(path)).toBe(marked)
  })

  it('is GODROID without an error at odwp with a readable token (MODE-03, MODE-08)', () => {
    expect(starting({ device }, { path: '/odwp' })).toEqual(GODROID)
  })

  it('is GUEST with valid guest data while the flag is on (MODE-04, MODE-05)', () => {
    expect(starting({ mode: 'guest', guest: validGuest })).toEqual(GUEST)
    expect(starting({ guest: validGuest })).toEqual(GUEST)
  })

  it('is CLASSIC for a guest who has signed in since, and keeps their data (MODE-05)', () => {
    expect(starting({ mode: 'classic', guest: validGuest })).toEqual(CLASSIC)
  })

  it.each([
    ['not decoded', undefined],
    ['no object', 'text'],
    ['no expiry', {}],
    ['no numeric expiry', { exp: String(NOW_SECONDS + 60) }],
    ['no finite expiry', { exp: Number.POSITIVE_INFINITY }],
    ['nothing', null],
    ['expired', { exp: NOW_SECONDS - 1 }],
    ['expiring now', { exp: NOW_SECONDS }],
  ])('is CLASSIC and clears guest data if their token is %s (MODE-09, GUEST-03)', (_, payload) => {
    expect(isGuestTokenValid(payload, NOW)).toBe(false)
    expect(starting({ mode: 'guest', guest: aGuest(payload) })).toEqual({ ...CLASSIC, clearGuest: true })
  })

  it('keeps valid guest data while the flag is off, until they expire (MODE-11)', () => {
    expect(starting({ mode: 'guest', guest: validGuest }, { guestCheckout: false })).toEqual(CLASSIC)
    expect(starting({ mode: 'guest', guest: validGuest }, { guestCheckout: false, now: plus(NOW, SECOND) })).toEqual({
      ...CLASSIC,
      clearGuest: true,
    })
  })
})
