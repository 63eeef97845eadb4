import { describe, expect, it } from 'vitest'
import { instantAt } from '../../../src/domain/instant.ts'
import { credentialsOf, GUEST_PERSON, personOf, type Login } from '../../../src/domain/session/login.ts'
import { aSession } from '../../support/aSession.ts'

const session = aSession(instantAt(0))
const classic: Login = { mode: 'classic', session }
const device: Login = { mode: 'godroid', vendorId: 'bakery', token: 'device-token' }
const guest: Login = { mode: 'guest', vendorId: 'bakery', token: 'guest-token' }

describe('A login', () => {
  it('authorizes calls with the tokens of a session, or with the token of a device or guest (MODE-01, SESS-09)', () => {
    expect(credentialsOf(classic)).toEqual({ mode: 'classic', meta: session.meta })
    expect(credentialsOf(device)).toEqual({ mode: 'godroid', token: 'device-token' })
    expect(credentialsOf(guest)).toEqual({ mode: 'guest', token: 'guest-token' })
  })

  it('identifies the signed-in user, whatever the tokens', () => {
    expect(personOf(classic)).toBe('jana')
    expect(personOf({ mode: 'classic', session: aSession(instantAt(1), 'second') })).toBe('jana')
  })

  it('identifies a device by its vendor, and never as a user with the same name', () => {
    expect(personOf(device)).toBe('device bakery')
    expect(personOf({ ...device, token: 'another' })).toBe('device bakery')
    expect(personOf({ ...device, vendorId: 'florist' })).not.toBe(personOf(device))
    expect(personOf({ mode: 'classic', session: { ...session, user: { ...session.user, id: 'bakery' } } })).not.toBe(
      personOf(device),
    )
  })

  it('identifies all guests as one person, at any vendor', () => {
    expect(personOf(guest)).toBe(GUEST_PERSON)
    expect(personOf({ ...guest, vendorId: 'florist', token: 'another' })).toBe(GUEST_PERSON)
    expect(GUEST_PERSON).not.toBe('')
  })
})
