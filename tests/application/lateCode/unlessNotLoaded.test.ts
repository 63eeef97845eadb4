import { expect, it } from 'vitest'
import { CodeNotFetched } from '../../../src/application/lateCode/fetchCode.ts'
import { unlessNotLoaded } from '../../../src/application/lateCode/unlessNotLoaded.ts'

it('unlessNotLoaded answers nothing for code that cannot be loaded, and passes on a defect', async () => {
  const defect = new TypeError('no such field')
  expect(await unlessNotLoaded(Promise.resolve('code'))).toBe('code')
  expect(await unlessNotLoaded(Promise.reject(new CodeNotFetched('offline')))).toBeUndefined()
  await expect(unlessNotLoaded(Promise.reject(defect))).rejects.toBe(defect)
})
