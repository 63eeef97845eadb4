import { describe, expect, it } from 'vitest'
import { makeMemoryFlagProvider } from '../support/memory/MemoryFlagProvider.ts'
import { makeMemoryPause } from '../support/memory/MemoryPause.ts'
import { watchFlags } from '../../src/application/flags/watchFlags.ts'
import type { FlagProviderPort } from '../../src/application/ports/FlagProvider.ts'
import type { FlagName, FlagSet } from '../../src/domain/flags/flagNames.ts'

const flags = (...names: ReadonlyArray<FlagName>): FlagSet => new Set(names)
const failing = makeMemoryFlagProvider('failing', () => undefined)

/** Never answers; reports whether it was cancelled. */
const hanging = () => {
  const state = { isGivenUp: false }
  const provider: FlagProviderPort = {
    name: 'hanging',
    read: (signal) => {
      signal.addEventListener('abort', () => (state.isGivenUp = true))
      return new Promise(() => undefined)
    },
  }
  return { provider, state }
}

/** Every set of flags reported within `ms`. */
const toldWithin = async (ms: number, ...providers: ReadonlyArray<FlagProviderPort>) => {
  const { pause, pass } = makeMemoryPause()
  const told: Array<ReadonlyArray<FlagName>> = []
  const leaving = new AbortController()
  const watching = watchFlags({ providers, pause })((set) => void told.push([...set]), leaving.signal)
  await pass(ms)
  leaving.abort()
  await watching
  return told
}

describe('watchFlags', () => {
  it('returns the flags of the first provider that answers (FLAG-01, FLAG-03)', async () => {
    const first = makeMemoryFlagProvider('first', () => flags('Voucher'))
    const second = makeMemoryFlagProvider('second', () => flags('AddressBook'))
    expect(await toldWithin(0, failing, first, second)).toEqual([['Voucher']])
  })

  it('waits 2000 ms for a provider before it asks the next one (FLAG-04, CONST-05)', async () => {
    const second = makeMemoryFlagProvider('second', () => flags('AddressBook'))
    expect(await toldWithin(1_999, hanging().provider, second)).toEqual([])
    expect(await toldWithin(2_000, hanging().provider, second)).toEqual([['AddressBook']])
  })

  it('uses the fallback file when every provider fails (FLAG-05, OP-57)', async () => {
    const file = makeMemoryFlagProvider('fallback file', () => flags('Preorder'))
    expect(await toldWithin(4_000, hanging().provider, failing, hanging().provider, file)).toEqual([['Preorder']])
  })

  it('takes a late answer over that of a provider asked after it, never over that of one before it', async () => {
    const { pause, pass } = makeMemoryPause()
    const answers = [Promise.withResolvers<FlagSet>(), Promise.withResolvers<FlagSet>()]
    const told: Array<ReadonlyArray<FlagName>> = []
    const leaving = new AbortController()
    const providers = [
      ...answers.map(({ promise }, index) => ({ name: `late ${index}`, read: () => promise })),
      makeMemoryFlagProvider('fallback file', () => flags('Preorder')),
    ]
    const watching = watchFlags({ providers, pause })((set) => void told.push([...set]), leaving.signal)
    await pass(4_000)
    answers[0]!.resolve(flags('Voucher'))
    await pass(1_000)
    answers[1]!.resolve(flags('AddressBook'))
    await pass(1_000)
    leaving.abort()
    await watching
    expect(told).toEqual([['Preorder'], ['Voucher']])
  })

  it('cancels a provider that has not answered when the next round begins, and takes nothing more from it', async () => {
    const { pause, pass } = makeMemoryPause()
    const late = Promise.withResolvers<FlagSet>()
    const told: Array<ReadonlyArray<FlagName>> = []
    const signals: Array<AbortSignal> = []
    const leaving = new AbortController()
    const provider: FlagProviderPort = {
      name: 'late',
      read: (signal) => {
        signals.push(signal)
        return signals.length === 1 ? late.promise : Promise.resolve(flags('Preorder'))
      },
    }
    const watching = watchFlags({ providers: [provider], pause })((set) => void told.push([...set]), leaving.signal)
    await pass(299_999)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
    await pass(1)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    late.resolve(flags('Voucher'))
    await pass(1_000)
    leaving.abort()
    await watching
    expect(told).toEqual([[], ['Preorder']])
  })

  it('reports all flags off while no provider has answered (FLAG-06, OP-57)', async () => {
    expect(await toldWithin(300_000, failing)).toEqual([[]])
  })

  it('polls every 5 minutes and reports changes (FLAG-02, FLAG-08, CONST-04)', async () => {
    let asked = 0
    const provider = makeMemoryFlagProvider('first', () => {
      asked += 1
      return asked < 3 ? flags('Voucher') : flags('Voucher', 'Helpcenter')
    })
    expect(await toldWithin(299_999, provider)).toEqual([['Voucher']])
    expect(asked).toBe(1)
    asked = 0
    expect(await toldWithin(600_000, provider)).toEqual([['Voucher'], ['Voucher', 'Helpcenter']])
    expect(asked).toBe(3)
  })

  it('reports a change when one flag replaces another (FLAG-08)', async () => {
    const answers = [flags('Voucher'), flags('AddressBook')]
    const provider = makeMemoryFlagProvider('first', () => answers.shift())
    expect(await toldWithin(300_000, provider)).toEqual([['Voucher'], ['AddressBook']])
  })

  it('polls every 5 minutes although a provider is slow each time (FLAG-02)', async () => {
    let asked = 0
    const second = makeMemoryFlagProvider('second', () => {
      asked += 1
      return flags()
    })
    await toldWithin(902_000, hanging().provider, second)
    expect(asked).toBe(4)
  })

  it('keeps the last known flags when no provider answers (OP-57)', async () => {
    const answers = [flags('Voucher'), undefined]
    const provider = makeMemoryFlagProvider('first', () => answers.shift())
    expect(await toldWithin(600_000, provider)).toEqual([['Voucher']])
  })

  it('cancels the pending request when the page is left, and asks no other provider', async () => {
    const { pause, pass } = makeMemoryPause()
    const { provider, state } = hanging()
    const told: Array<FlagSet> = []
    let asked = 0
    const second = makeMemoryFlagProvider('second', () => {
      asked += 1
      return flags()
    })
    const leaving = new AbortController()
    const watching = watchFlags({ providers: [provider, second], pause })((set) => void told.push(set), leaving.signal)
    await pass(0)
    leaving.abort()
    expect(state.isGivenUp).toBe(true)
    await watching
    expect([asked, told]).toEqual([0, []])
  })

  it('stops polling when the page is left', async () => {
    const { pause, pass } = makeMemoryPause()
    let asked = 0
    const provider = makeMemoryFlagProvider('first', () => {
      asked += 1
      return flags()
    })
    const leaving = new AbortController()
    const watching = watchFlags({ providers: [provider], pause })(() => undefined, leaving.signal)
    await pass(0)
    leaving.abort()
    await watching
    await pass(900_000)
    expect(asked).toBe(1)
  })
})
