import { expect, it } from 'vitest'
import { makeRush } from '../../service/rush.ts'

it('What is only simulated stands back as long as somebody is in a rush, also when that fails (OP-26)', async () => {
  const rush = makeRush()
  await rush.over()
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const works = [rush.during(() => first.promise), rush.during(() => second.promise)]
  const steps: Array<string> = []
  const waiting = rush.over().then(() => void steps.push('over'))
  expect(rush.isOn()).toBe(true)
  first.resolve('done')
  expect(await works[0]).toBe('done')
  await new Promise((resolve) => void setImmediate(resolve))
  expect(steps).toEqual([])
  second.reject(new Error('gone'))
  await expect(works[1]).rejects.toThrow('gone')
  await waiting
  expect([steps, rush.isOn()]).toEqual([['over'], false])
})
