import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { EXTRA_CALLS } from '../../../src/domain/market/backEnd.ts'
import type { Deployment } from '../../../src/domain/market/deployments.ts'
import { calls } from './calls.ts'
import type { Finding } from './finding.ts'
import { reach } from './reach.ts'
import { signedIn, type Account } from './signedIn.ts'

interface Checked {
  readonly base: string
  /** The origin of the site whose pages call it. */
  readonly origin: string
  readonly takesKeys: boolean
  readonly deployment: Deployment
  readonly account?: Account | undefined
}

const MARKS: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok     ',
  missing: 'MISSING',
  wrong: 'WRONG  ',
  unsure: '?      ',
}

const count = (findings: ReadonlyArray<Finding>, state: Finding['state']) =>
  findings.filter((finding) => finding.state === state).length

/** Prints what a back end lacks, and what keeps a page from reaching it. Resolves to whether nothing does. */
export const checkBackEnd = async (
  { base, origin, takesKeys, deployment, account }: Checked,
  print: (line: string) => void,
): Promise<boolean> => {
  const show = (title: string, findings: ReadonlyArray<Finding>) => {
    print(`\n${title}`)
    for (const { state, text } of findings) print(`  ${MARKS[state]} ${text}`)
    return findings
  }
  // A deployment may name other flag providers (API-43).
  const optional = new Set<string>([...EXTRA_CALLS, 'readFlags'])
  const specifiedCalls = ENDPOINTS.filter(({ name }) => !optional.has(name))
  const methods = [...new Set(specifiedCalls.map(({ method }) => method))]
  const headers = ['authorization', 'content-type', ...(takesKeys ? ['idempotency-key'] : [])]
  const vendors = ENDPOINTS.find(({ name }) => name === 'listVendors')!
  const url = `${base}/${vendors.service}/api/v1${vendors.path}`
  const reached = show(`Can a page of ${origin} reach ${base}?`, await reach({ url, origin, methods, headers }))
  if (reached.length === 1) {
    print('\nIt cannot be reached, so its calls were not tried.')
    return false
  }
  const specified = show('Calls of the specification', await calls(base, specifiedCalls))
  const extras = show(
    'Optional calls: without one, its part of the portal is hidden',
    await calls(
      base,
      ENDPOINTS.filter(({ name }) => optional.has(name)),
    ),
  )
  const read =
    account === undefined ? [] : show('Read with the account', await signedIn({ base, origin, deployment }, account))
  const missing = count(specified, 'missing')
  const wrong = count([...reached, ...specified, ...extras, ...read], 'wrong')
  print(`\nOf ${specified.length} calls of the specification, ${missing} are missing. Lines that say WRONG: ${wrong}.`)
  const unsure = count(specified, 'unsure')
  if (unsure > 0) print(`Calls that cannot be told without a session: ${unsure}. --as tries those that only read.`)
  return missing + wrong === 0
}
