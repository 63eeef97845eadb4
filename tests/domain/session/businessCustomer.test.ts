import { expect, it } from 'vitest'
import { isBusinessCustomer } from '../../../src/domain/session/businessCustomer.ts'

it.each([
  ['classic', true],
  ['godroid', true],
  ['guest', false],
] as const)('somebody in %s mode is a business: %s (VAL-21)', (mode, business) => {
  expect(isBusinessCustomer(mode)).toBe(business)
})
