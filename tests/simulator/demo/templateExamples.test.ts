import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groundOf } from '../../../simulator/demo/demoGround.ts'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { DEPLOYMENTS } from '../../../src/domain/market/deployments.ts'
import { startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { judgedExamples } from '../../support/templateSheets.ts'

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('the examples in the bulk template', () => {
  it.each(DEPLOYMENTS)('can be delivered by demo vendors of $id', async (deployment) => {
    const { single, secondParent } = demoVendors(groundOf(deployment))
    for (const vendor of [single, secondParent])
      expect(await judgedExamples(service.deps, deployment, vendor)).toEqual([
        ['VALID', null],
        ['VALID', null],
      ])
  })
})
