import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { serveMessage } from '../../src/adapters/reading/serveMessage.ts'
import { makeWorkerMessageReader } from '../../src/adapters/reading/WorkerMessageReader.ts'
import { COUNTRIES } from '../../src/domain/market/countries.ts'
import { makeMemoryMessageReader } from '../support/memory/MemoryMessageReader.ts'
import { workerInProcess } from '../support/workerInProcess.ts'
import { messageReaderContract } from './MessageReader.contract.ts'

messageReaderContract('memory', makeMemoryMessageReader)
messageReaderContract('worker', (country) =>
  makeWorkerMessageReader(country, () => workerInProcess((answer) => (request) => answer(serveMessage(request)))),
)

describe('makeWorkerMessageReader', () => {
  const read = (reader: ReturnType<typeof makeWorkerMessageReader>) =>
    reader.read('Jana Malá, 602 111 222', undefined, [])

  it('uses one worker for all messages, and another one after it failed', async () => {
    const ends: Array<number> = []
    let started = 0
    const reader = makeWorkerMessageReader(COUNTRIES.CZ, () => {
      started += 1
      const number = started
      const worker = workerInProcess<Parameters<typeof serveMessage>[0], ReturnType<typeof serveMessage>>(
        (answer) => (request) => answer(serveMessage(request)),
      )
      const broken = { ...worker, listen: (_: unknown, failed: (cause: unknown) => void) => failed('no script') }
      return { ...(number === 1 ? broken : worker), end: () => (ends.push(number), worker.end()) }
    })
    expect(await Effect.runPromise(Effect.flip(read(reader)))).toMatchObject({
      _tag: 'MessageReaderFailed',
      cause: 'no script',
    })
    expect(ends).toEqual([1])
    await Effect.runPromise(read(reader))
    expect((await Effect.runPromise(read(reader))).name?.value).toBe('Jana Malá')
    expect([started, ends]).toEqual([2, [1]])
  })

  it('fails when the browser has no workers', async () => {
    const reader = makeWorkerMessageReader(COUNTRIES.CZ, () => {
      throw new Error('not here')
    })
    expect(await Effect.runPromise(Effect.flip(read(reader)))).toMatchObject({ _tag: 'MessageReaderFailed' })
  })
})
