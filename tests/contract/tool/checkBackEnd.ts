import { pathOf } from '../../../contract/endpoint.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { EXTRA_CALLS } from '../../../src/domain/market/backEnd.ts'
import type { Deployment } from '../../../src/domain/market/deployments.ts'
import { makeAsking } from './asking.ts'
import { calls } from './calls.ts'
import type { Add, Finding } from './finding.ts'
import { reach } from './reach.ts'
import { signedIn, type Account } from './signedIn.ts'

interface Checked {
  readonly base: string
  /** The origin of the site whose pages call it. */
  readonly origin: string
  readonly takesKeys: boolean
  readonly deployment: Deployment
  readonly account?: Account | undefined
  /** The time for one answer in ms. */
  readonly patience: number
}

const MARKS: Readonly<Record<Finding['state'], string>> = {
  ok: 'ok     ',
  missing: 'MISSING',
  wrong: 'WRONG  ',
  unsure: '?      ',
}

/** Prints what a back end lacks, and what keeps a page from reaching it. Resolves to whether nothing does. */
export const checkBackEnd = async (
  { base, origin, takesKeys, deployment, account, patience }: Checked,
  print: (line: string) => void,
): Promise<boolean> => {
  const asking = makeAsking(patience)
  let wrong = 0
  /** Begins a part; returns what adds a line to it, and how many lines it has of each state. */
  const part = (title: string) => {
    print(`\n${title}`)
    const counts = { ok: 0, missing: 0, wrong: 0, unsure: 0 }
    const add: Add = (state, text) => {
      counts[state] += 1
      if (state === 'wrong') wrong += 1
      print(`  ${MARKS[state]} ${text}`)
    }
    return { add, counts }
  }
  /** Whether it has fallen silent; says so. */
  const isSilent = () => {
    const silence = asking.silence()
    if (silence !== undefined) print(`\n${silence}`)
    return silence !== undefined
  }

  const reaching = part(`Can a page of ${origin} reach ${base}?`)
  const vendors = ENDPOINTS.find(({ name }) => name === 'listVendors')!
  const known = await reach(asking, { url: base + pathOf(vendors), origin }, reaching.add)
  if (known === undefined) {
    print('\nIt cannot be reached, so its calls were not tried.')
    return false
  }
  if (known.size > 0) print('  This is not repeated at the calls below.')

  // A deployment may name other flag providers (API-43).
  const optional = new Set<string>([...EXTRA_CALLS, 'readFlags'])
  const caller = { base, origin, takesKeys, known }
  const specifiedCalls = ENDPOINTS.filter(({ name }) => !optional.has(name))
  const specified = part('Calls of the specification')
  await calls(asking, caller, specifiedCalls, specified.add)
  if (isSilent()) return false
  const extras = part('Optional calls: without one, its part of the portal is hidden')
  const optionalCalls = ENDPOINTS.filter(({ name }) => optional.has(name))
  await calls(asking, caller, optionalCalls, extras.add)
  if (isSilent()) return false
  let hasRead = false
  if (account !== undefined) {
    const read = part('Read with the account')
    await signedIn(asking, { base, origin, deployment, known }, account, read.add)
    if (isSilent()) return false
    hasRead = read.counts.ok > 0
  }

  const { missing, unsure } = specified.counts
  const isAllUnsure = unsure === specifiedCalls.length && !hasRead
  if (isAllUnsure)
    part('All calls').add('wrong', 'no call can be told from one that does not exist; --as tries those that only read')
  print(
    `\nOf ${specifiedCalls.length} calls of the specification, ${missing} are missing. Lines that say WRONG: ${wrong}.`,
  )
  if (unsure > 0 && !isAllUnsure)
    print(`Calls that cannot be told without a session: ${unsure}. --as tries those that only read.`)
  return missing + wrong === 0
}
