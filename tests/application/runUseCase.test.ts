import { Context, Effect, Stream } from 'effect'
import { describe, expect, it } from 'vitest'
import { ServiceUnavailable } from '../../src/application/ports/ServiceFailure.ts'
import type { Ports } from '../../src/application/RunUseCase.ts'
import { makeRunUseCase } from '../../src/composition/runUseCase.ts'

const offline = new ServiceUnavailable({ reason: 'offline' })
const NO_PORTS = Context.empty() as Context.Context<never> as Context.Context<Ports>

const running = () => {
  const reported: unknown[] = []
  return { reported, run: makeRunUseCase(NO_PORTS, (defect) => reported.push(defect)) }
}

describe('A use case that is run', () => {
  it('is done with its value, or failed with its failure (REQ-33)', async () => {
    const { run, reported } = running()
    expect(await run.once(Effect.succeed(7))).toEqual({ kind: 'done', value: 7 })
    expect(await run.once(Effect.fail(offline))).toEqual({ kind: 'failed', failure: offline })
    expect(reported).toEqual([])
  })

  it('is interrupted when whoever started it is gone, also in the last moment (API-03)', async () => {
    const { run } = running()
    const leaving = new AbortController()
    const waiting = run.once(Effect.never, leaving.signal)
    const late = run.once(
      Effect.sync(() => leaving.abort()),
      leaving.signal,
    )
    expect([await late, await waiting]).toEqual([{ kind: 'interrupted' }, { kind: 'interrupted' }])
  })

  it('that is defective is reported once and reaches the error boundary', async () => {
    const { run, reported } = running()
    const defect = new TypeError('our bug')
    await expect(run.once(Effect.die(defect))).rejects.toBe(defect)
    await expect(run.once(Effect.die(defect))).rejects.toBe(defect)
    expect(reported).toEqual([defect])
  })

  it('that logs an error reports it once and goes on', async () => {
    const { run, reported } = running()
    const error = new TypeError('a value of another form')
    expect(await run.once(Effect.as(Effect.logError(error), 7))).toEqual({ kind: 'done', value: 7 })
    expect(reported).toEqual([error])
  })

  it('hands over every value of a stream, and its failure at the end', async () => {
    const { run } = running()
    const taken: number[] = []
    const stream = Stream.concat(Stream.make(1, 2, 3), Stream.fail(offline))
    const outcome = await run.each(stream, (value) => taken.push(value), new AbortController().signal)
    expect([taken, outcome]).toEqual([[1, 2, 3], { kind: 'failed', failure: offline }])
  })

  it('hands over nothing more once whoever started it is gone', async () => {
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

  it('that is taken badly is a defect, too', async () => {
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
