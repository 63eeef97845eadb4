import { readXlsx as readWorkbook } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookUpPlaces } from '../../../service/bulk/lookUpPlaces.ts'
import { preprocessed } from '../../../service/bulk/bulkRowJson.ts'
import { rowJudge } from '../../../service/bulk/rowJudge.ts'
import { makeTemplates } from '../../../service/bulk/template.ts'
import { demoVendors } from '../../../service/demo/demoVendors.ts'
import { DEMO_WORLDS, groundOf } from '../../../service/demo/seedDemo.ts'
import type { VendorJson } from '../../../service/store/stores.ts'
import { HOUR } from '../../../src/domain/instant.ts'
import { readBulkFile, type BulkSheet } from '../../../src/domain/bulk/bulkFile.ts'
import { DEPLOYMENTS, deploymentOf } from '../../../src/domain/market/deployments.ts'
import { HEADERS } from '../../support/bulkSheets.ts'
import { bulkVisit } from '../../support/bulkVisit.ts'
import { readXlsx } from '../../support/readXlsx.ts'
import { startService, type ServiceInProcess } from '../../support/serviceInProcess.ts'
import { ANNA, CZ, vendorJson } from '../../support/smallWorld.ts'

let service: ServiceInProcess
beforeAll(async () => {
  service = await startService()
  await service.deps.stores.settings.setFlag(CZ, 'BulkOrderUpload', true)
})
afterAll(() => service.close())

const sheetNumbered = async (content: Uint8Array, number: number): Promise<BulkSheet> => {
  const { sheets } = await readWorkbook(content)
  const rows = sheets[number]?.rows ?? []
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')))
  return texts.filter((row) => row.some((cell) => cell !== ''))
}

describe('the spreadsheet to fill in', () => {
  it('is a real one: a frozen header, and cells that are text for good (API-31, BULK-18)', async () => {
    const anna = await bulkVisit(service)
    const answer = await anna.template()
    expect(answer.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { rows, sheetName } = readXlsx(answer.bytes)
    expect(sheetName).toBe('Orders')
    expect(rows[0]?.map((cell) => cell?.format)).toEqual(HEADERS.map(() => '@'))
    expect(rows[1_000]?.map((cell) => [cell?.value, cell?.format])).toEqual(HEADERS.map(() => ['', '@']))
    expect(await sheetNumbered(answer.bytes, 0)).toEqual([HEADERS])
    const about = await sheetNumbered(answer.bytes, 2)
    expect(about.slice(1, 12).map(([column]) => column)).toEqual(HEADERS)
    expect(about.find(([column]) => column === 'Deliver at')?.[1]).toContain('Europe/Prague')
    // As it is it holds no order.
    expect(readBulkFile(await sheetNumbered(answer.bytes, 0))).toMatchObject({ refusal: { code: 'no-rows' } })
  })

  const checked = async (id: string, vendor: VendorJson) => {
    const deployment = deploymentOf(id)!
    const examples = readBulkFile(await sheetNumbered(await makeTemplates(service.deps)(deployment, vendor), 1))
    if (examples.kind !== 'read') throw new Error('there are no examples')
    const file = { deployment, account: { ...ANNA, deployment: id, vendorIds: [] }, stored: { deployment: id, vendor } }
    const judge = await rowJudge(service.deps, { ...file, now: service.clock.now() })
    const geocoder = service.deps.geocoderOf(deployment.country.code)
    const placeOf = await lookUpPlaces(geocoder, deployment.country, examples.rows, judge)
    return (await preprocessed('example', examples.rows, judge, placeOf)).map(({ row }) => [row.status, row.error])
  }

  it.each(DEPLOYMENTS.map(({ id, country }) => [id, country] as const))(
    'has two examples that can be ordered in %s, whatever the hour (API-31)',
    async (id, { capital, code }) => {
      const known = vendorJson({ vendor_id: 'capital', name: 'Capital' })
      const { location } = known.vendor_information
      const vendor = {
        ...known,
        vendor_information: { ...known.vendor_information, location: { ...location, ...capital, country_code: code } },
      }
      for (let hour = 0; hour < 24; hour += 7) {
        expect(await checked(id, vendor)).toEqual([
          ['VALID', null],
          ['VALID', null],
        ])
        service.clock.advance(7 * HOUR)
      }
      service.clock.advance(-28 * HOUR)
    },
  )

  it.each(DEMO_WORLDS.map((world) => [world.deployment, world] as const))(
    'has two examples that the demo vendors of %s deliver',
    async (id, world) => {
      const { single, parent, outlets, secondParent } = demoVendors(groundOf(world))
      for (const vendor of [single, parent, secondParent, ...outlets])
        expect(await checked(id, vendor)).toEqual([
          ['VALID', null],
          ['VALID', null],
        ])
    },
  )
})
