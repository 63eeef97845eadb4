import { readXlsx } from 'hucre/xlsx'
import { preprocessRows } from '../../service/bulk/bulkRowJson.ts'
import { lookUpPlaces } from '../../service/bulk/lookUpPlaces.ts'
import { rowJudge } from '../../service/bulk/rowJudge.ts'
import { makeTemplates } from '../../service/bulk/template.ts'
import type { Deps } from '../../service/world.ts'
import type { VendorJson } from '../../service/store/vendorStore.ts'
import { readBulkFile } from '../../src/domain/bulk/bulkFile.ts'
import type { Deployment } from '../../src/domain/market/deployments.ts'
import { ANNA } from './smallWorld.ts'
import { type BulkSheet, workbookOf } from './workbookOf.ts'

/** The rows of one sheet of a workbook that have any text; sheets count from 0. */
export const sheetNumbered = async (content: Uint8Array, number: number): Promise<BulkSheet> => {
  const { sheets } = await readXlsx(content)
  const rows = sheets[number]?.rows ?? []
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')))
  return texts.filter((row) => row.some((cell) => cell !== ''))
}

/** Status and error of each example row in the vendor's template, as the service judges them. */
export const judgedExamples = async (deps: Deps, deployment: Deployment, vendor: VendorJson) => {
  const examples = readBulkFile(workbookOf(await sheetNumbered(await makeTemplates(deps)(deployment, 'en', vendor), 1)))
  if (examples.kind !== 'read') throw new Error('there are no examples')
  const { id: name, country } = deployment
  const account = { ...ANNA, deployment: name, vendorIds: [] }
  const judge = await rowJudge(deps, { deployment, account, stored: { deployment: name, vendor }, now: deps.clock() })
  const placeOf = await lookUpPlaces(deps.geocoderOf(country.code), country, examples.rows, judge)
  const rows = await preprocessRows('example', examples.rows, judge, placeOf, country.code)
  return rows.map(({ row }) => [row.status, row.error])
}
