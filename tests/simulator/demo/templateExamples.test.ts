import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoVendors } from '../../../simulator/demo/demoVendors.ts'
import { DEMO_WORLDS, groundOf } from '../../../simulator/demo/seedDemo.ts'
import { deploymentOf } from '../../../src/domain/market/deployments.ts'
import { startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { judgedExamples } from '../../support/templateSheets.ts'

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('the examples in the bulk template', () => {
  it.each(DEMO_WORLDS.map((world) => [world.deployment, world] as const))(
    'can be delivered by every demo vendor of %s',
    async (id, world) => {
      const { single, parent, outlets, secondParent } = demoVendors(groundOf(world))
      for (const vendor of [single, parent, secondParent, ...outlets])
        expect(await judgedExamples(service.deps, deploymentOf(id)!, vendor)).toEqual([
          ['VALID', null],
          ['VALID', null],
        ])
    },
  )
})
