import { Effect, Fiber } from 'effect'
import { describe, expect, it } from 'vitest'
import type { MessageReaderPort } from '../../src/application/ports/MessageReader.ts'
import { COUNTRIES, type Country } from '../../src/domain/market/countries.ts'
import { PAYMENT_METHODS } from '../../src/domain/market/paymentMethod.ts'
import { readMessage } from '../../src/domain/reading/readMessage.ts'

const NEAR = { latitude: 50.0755, longitude: 14.4378 }
const MESSAGE = 'Jana Nováková, 602 111 222, Mánesova 3, Praha 2, 3. patro, 450 Kč hotově, zítra v 19:30'

/** The contract of every `MessageReader` adapter (ADR 15). */
export const messageReaderContract = (name: string, open: (country: Country) => MessageReaderPort) =>
  describe(`MessageReader (${name})`, () => {
    it.each([
      ['a message', MESSAGE, COUNTRIES.CZ],
      ['nothing', '', COUNTRIES.CZ],
      ['a short plus code near the collection point', '3CG9+X5 Jana', COUNTRIES.CZ],
      ['a moment as the portal shows it in a language without formats of the browser', '18 មិ.ថ. 14:05', COUNTRIES.KH],
    ])('reads %s as the rules do', async (_, message, country) => {
      const read = await Effect.runPromise(open(country).read(message, NEAR, PAYMENT_METHODS))
      expect(read).toEqual(readMessage(message, country, NEAR, PAYMENT_METHODS))
    })

    it('proposes offered payment methods only', async () => {
      const read = await Effect.runPromise(open(COUNTRIES.CZ).read(MESSAGE, NEAR, ['PAID']))
      expect(read.payment).toBeUndefined()
    })

    it('answers each of several calls with its own message', async () => {
      const reader = open(COUNTRIES.CZ)
      const names = ['Jana Malá', 'Petr Nový', 'Eva Dlouhá']
      const read = await Effect.runPromise(
        Effect.forEach(names, (said) => reader.read(`${said}, 602 111 222`, NEAR, PAYMENT_METHODS), {
          concurrency: 'unbounded',
        }),
      )
      expect(read.map((one) => one.name?.value)).toEqual(names)
    })

    it('reads the next message after an interrupted call', async () => {
      const reader = open(COUNTRIES.CZ)
      const read = await Effect.runPromise(
        Effect.gen(function* () {
          const abandoned = yield* Effect.forkChild(reader.read('Jana Malá, 602 111 222', NEAR, PAYMENT_METHODS))
          yield* Effect.yieldNow
          const interrupted = yield* Effect.forkChild(Fiber.interrupt(abandoned))
          const next = yield* reader.read('Petr Nový, 602 111 223', NEAR, PAYMENT_METHODS)
          yield* Fiber.join(interrupted)
          return next
        }),
      )
      expect(read.name?.value).toBe('Petr Nový')
    })
  })
