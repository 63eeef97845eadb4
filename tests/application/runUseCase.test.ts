import { Context, Effect, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import type { Ports } from '../../src/application/ports/allPorts.ts'
import { makeRunUseCase } from '../../src/composition/runUseCase.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const NO_PORTS = Context.empty() as Context.Context<never> as Context.Context<Ports>

const running = () => {
  const reported: unknown[] = []
  return { reported, run: makeRunUseCase(NO_PORTS, (defect) => reported.push(defect)) }
}

describe('makeRunUseCase', () => {
  it('returns the value or the failure of a use case (REQ-33)', async () => {
    const { run, reported } = running()
    expect(await run.once(Effect.succeed(7))).toEqual({ kind: 'done', value: 7 })
    expect(await run.once(Effect.fail(offline))).toEqual({ kind: 'failed', failure: offline })
    expect(reported).toEqual([])
  })

  it('interrupts a use case when its signal aborts, even at the last moment (API-03)', async () => {
    const { run } = running()
    const leaving = new AbortController()
    const waiting = run.once(Effect.never, leaving.signal)
    const late = run.once(
      Effect.sync(() => leaving.abort()),
      leaving.signal,
    )
    expect([await late, await waiting]).toEqual([{ kind: 'interrupted' }, { kind: 'interrupted' }])
  })

  it('reports a defect once and rethrows it to the error boundary', async () => {
    const { run, reported } = running()
    const defect = new TypeError('our bug')
    await expect(run.once(Effect.die(defect))).rejects.toBe(defect)
    await expect(run.once(Effect.die(defect))).rejects.toBe(defect)
    expect(reported).toEqual([defect])
  })

  it('reports a logged error once and continues', async () => {
    const { run, reported } = running()
    const error = new TypeError('a value of another form')
    expect(await run.once(Effect.as(Effect.logError(error), 7))).toEqual({ kind: 'done', value: 7 })
    expect(reported).toEqual([error])
  })

  it('passes on every value of a stream, then its failure', async () => {
    const { run } = running()
    const taken: number[] = []
    const stream = Stream.concat(Stream.make(1, 2, 3), Stream.fail(offline))
    const outcome = await run.each(stream, (value) => taken.push(value), new AbortController().signal)
    expect([taken, outcome]).toEqual([[1, 2, 3], { kind: 'failed', failure: offline }])
  })

  it('passes on nothing after the signal aborts', async () => {
    const { run } = running()
    const leaving = new AbortController()
    const taken: number[] = []
    const take = (value: number) => {
      taken.push(value)
      if (value === 2) leaving.abort()
    }
    const outcome = await run.each(Stream.make(1, 2, 3), take, leaving.signal)
    expect([taken, outcome]).toEqual([[1, 2], { kind: 'interrupted' }])
  })

  it('treats an error thrown by the taker as a defect', async () => {
    const { run, reported } = running()
    const taking = run.each(
      Stream.make(1),
      () => {
        throw new TypeError('a view that breaks')
      },
      new AbortController().signal,
    )
    await expect(taking).rejects.toThrow('a view that breaks')
    expect(reported).toHaveLength(1)
  })
})
