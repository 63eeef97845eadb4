import { describe, expect, it } from 'vitest'
import {
  authorizationHeader,
  socketAuthorization,
  type Credentials,
} from '../../../src/domain/session/authorization.ts'

const classic = { mode: 'classic', meta: { AccessToken: 'aaa.bbb', IdToken: 'iii' } } as const
const godroid = { mode: 'godroid', token: 'ddd' } as const

describe('authorizationHeader and socketAuthorization', () => {
  it.each<[Credentials, string]>([
    [classic, 'Bearer aaa.bbb|iii'],
    [godroid, 'GoDroid ddd'],
    [{ mode: 'guest', token: 'ggg' }, 'Bearer ggg'],
  ])('make of %o the header %s (SESS-09, OP-40)', (credentials, header) => {
    expect(authorizationHeader(credentials)).toBe(header)
  })

  it('encode the header in base64 for the socket (LIVE-02, OP-41)', () => {
    expect(socketAuthorization(classic)).toBe('QmVhcmVyIGFhYS5iYmJ8aWlp')
    expect(socketAuthorization(godroid)).toBe('R29Ecm9pZCBkZGQ=')
  })
})
