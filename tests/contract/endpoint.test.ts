import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { endpoint } from '../../contract/endpoint.ts'

const answer = Schema.Struct({})

it.each([
  ['a session', {}, false],
  ['a session, as it says', { access: 'session' }, false],
  ['a session, and is opened to guests', { access: 'session', guests: true }, true],
  ['nothing', { access: 'public' }, true],
] as const)('is open to guests only where it says so: a call that needs %s (OP-48)', (_, access, isOpen) => {
  expect(endpoint('some', 'GET', 'orders', '/some', { summary: '', answer, ...access }).guests).toBe(isOpen)
})
