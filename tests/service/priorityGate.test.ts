import { expect, it } from 'vitest'
import { makePriorityGate } from '../../service/base/priorityGate.ts'

it('PriorityGate.whenIdle waits until running work has ended, even if it fails (OP-26)', async () => {
  const gate = makePriorityGate()
  await gate.whenIdle()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const works = [gate.run(() => first.promise), gate.run(() => second.promise)]
  const steps: Array<string> = []
  const waiting = gate.whenIdle().then(() => void steps.push('over'))
  expect(gate.isBusy()).toBe(true)
  first.resolve('done')
  expect(await works[0]).toBe('done')
  await new Promise((resolve) => void setImmediate(resolve))
  expect(steps).toEqual([])
  second.reject(new Error('gone'))
  await expect(works[1]).rejects.toThrow('gone')
  await waiting
  expect([steps, gate.isBusy()]).toEqual([['over'], false])
})
