import { expect, it } from 'vitest'
import { isBusinessCustomer } from '../../../src/domain/session/businessCustomer.ts'

it.each([
  ['classic', true],
  ['godroid', true],
  ['guest', false],
] as const)('isBusinessCustomer is in mode %s %s (VAL-21)', (mode, business) => {
  expect(isBusinessCustomer(mode)).toBe(business)
})
