import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/domain/payment/secret.ts'

describe('A secret', () => {
  const secret = new Secret('4111 1111 1111 1111')

  it('is returned by reveal', () => {
    expect(secret.reveal()).toBe('4111 1111 1111 1111')
  })

  it('prints dots instead of its text, alone and in JSON', () => {
    expect([String(secret), JSON.stringify({ secret })]).toEqual(['•••', '{"secret":"•••"}'])
  })
})
