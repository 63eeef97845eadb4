import { describe, expect, it } from 'vitest'
import { instantAt, plus, SECOND } from '../../../src/domain/instant.ts'
import {
  isSessionValid,
  needsTokenRefresh,
  newTokens,
  REFRESH_THRESHOLD,
  replacedTokens,
  type Session,
} from '../../../src/domain/session/session.ts'

const NOW = instantAt(Date.UTC(2026, 2, 13, 11))

const endingIn = (seconds: number): Session => ({
  user: { id: 'u1', email: 'jana@example.test', name: 'Jana', phoneNumber: '' },
  meta: { AccessToken: 'access', IdToken: 'id', RefreshToken: 'refresh', Expires: plus(NOW, seconds * SECOND) },
})

describe('A session', () => {
  it('is valid until its tokens expire (SESS-01)', () => {
    expect(isSessionValid(endingIn(1), NOW)).toBe(true)
    expect(isSessionValid(endingIn(0), NOW)).toBe(false)
    expect(isSessionValid(endingIn(-1), NOW)).toBe(false)
  })

  it('is not valid without a user (SESS-01)', () => {
    expect(isSessionValid(undefined, NOW)).toBe(false)
  })

  it.each(['godroid', 'guest'] as const)(
    'is always valid in mode %s and never refreshed (SESS-02, GUEST-11)',
    (mode) => {
      expect(isSessionValid(undefined, NOW, mode)).toBe(true)
      expect(isSessionValid(endingIn(-1), NOW, mode)).toBe(true)
      expect(needsTokenRefresh(endingIn(-1), NOW, mode)).toBe(false)
    },
  )

  it.each([
    [601, false],
    [600, false],
    [599, true],
    [0, true],
    [-5, true],
  ])('needs with %d seconds left new tokens: %s (SESS-03, CONST-06)', (seconds, needs) => {
    expect(REFRESH_THRESHOLD).toBe(600_000)
    expect(needsTokenRefresh(endingIn(seconds), NOW)).toBe(needs)
  })
})

describe('Tokens', () => {
  it('expire ExpiresIn seconds after the login (AUTH-02)', () => {
    expect(newTokens({ AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600 }, NOW)).toEqual({
      AccessToken: 'a',
      IdToken: 'i',
      RefreshToken: 'r',
      Expires: NOW + 3_600_000,
    })
  })

  it('are replaced by those of an extended login (SESS-04)', () => {
    const answer = { AccessToken: 'a2', IdToken: 'i2', RefreshToken: 'r2', ExpiresIn: 60 }
    expect(replacedTokens(endingIn(5).meta, answer, NOW)).toEqual({
      AccessToken: 'a2',
      IdToken: 'i2',
      RefreshToken: 'r2',
      Expires: NOW + 60_000,
    })
  })

  it('keep the old refresh token if there is no new one (SESS-04, OP-39)', () => {
    const replaced = replacedTokens(endingIn(5).meta, { AccessToken: 'a2', IdToken: 'i2', ExpiresIn: 60 }, NOW)
    expect(replaced.RefreshToken).toBe('refresh')
  })
})
