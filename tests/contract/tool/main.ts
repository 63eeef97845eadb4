import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { closestName } from '../../../service/base/misspelt.ts'
import { isWebAddress, webAddressesOf, withoutPasswords } from '../../../service/base/webAddress.ts'
import { DEPLOYMENTS, deploymentOf } from '../../../src/domain/market/deployments.ts'
import { PATIENCE } from './ask.ts'
import { checkBackEnd } from './checkBackEnd.ts'
import { runSuite } from './runSuite.ts'

const FOLDER = path.join(import.meta.dirname, '..')
/** Their suites need more than one world. */
const NOT_ALONE = new Set(['Proofs', 'Receipts'])

/** The ports with a suite: 'geolocator' of `Geolocator.contract.ts`. */
export const suites = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(FOLDER)
      .flatMap((file) => /^([A-Z]\w+)\.contract\.ts$/.exec(file)?.[1] ?? [])
      .filter((name) => !NOT_ALONE.has(name))
      .map((name) => [name.charAt(0).toLowerCase() + name.slice(1), name]),
  )

const USAGE = `Usage:
  npm run contract -- <port> <file>          runs the contract suite of a port against the adapter in a TypeScript file
  npm run contract -- http <base address>    says what a back end lacks, and what keeps a page from reaching it

Options of http:
  --from <origin>        the site whose pages call it (http://localhost:8080)
  --keys                 the deployment has "idempotencyKeys": true
  --as <e-mail>          also reads with this account; its password is in CONTRACT_PASSWORD
  --deployment <id>      country and currency of these answers (dobrego-cz)

Ports: ${[...suites().keys()].join(', ')}

The exit code is 0 if nothing is wrong, 1 if something is, 2 if the check could not begin.`

class Refused extends Error {}

/** Refuses arguments behind the last one that is read. */
const refuseMore = (surplus: ReadonlyArray<string>) => {
  if (surplus.length > 0) throw new Refused(`Not understood: ${surplus.map((one) => JSON.stringify(one)).join(', ')}`)
}

const addressIn = (name: string, text: string | undefined): string => {
  if (text === undefined) throw new Refused(`${name} is not given`)
  const protocols = ['https:', 'http:']
  if (!isWebAddress(text, protocols))
    throw new Refused(
      `${name} ${withoutPasswords(JSON.stringify(text))} is not an address that ${webAddressesOf(protocols)}`,
    )
  if (/[?#]/.test(text)) throw new Refused(`${name} ${JSON.stringify(text)} has a query or a fragment`)
  return text.replace(/\/+$/, '')
}

const checkHttp = (
  args: ReadonlyArray<string>,
  password: string | undefined,
  print: (line: string) => void,
  patience: number,
) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'http://localhost:8080' },
      keys: { type: 'boolean', default: false },
      as: { type: 'string' },
      deployment: { type: 'string', default: 'dobrego-cz' },
    },
  })
  const base = addressIn('The base address', positionals[0])
  refuseMore(positionals.slice(1))
  const from = addressIn('--from', values.from)
  if (new URL(from).origin !== from)
    throw new Refused(`--from ${from} has a path; the origin is ${new URL(from).origin}`)
  const deployment = deploymentOf(values.deployment)
  if (deployment === undefined)
    throw new Refused(`--deployment ${values.deployment} is not one of ${DEPLOYMENTS.map(({ id }) => id).join(', ')}`)
  if (values.as !== undefined && !password) throw new Refused('--as needs the password in CONTRACT_PASSWORD')
  const account = values.as === undefined ? undefined : { email: values.as, password: password ?? '' }
  return checkBackEnd({ base, origin: from, takesKeys: values.keys, deployment, account, patience }, print)
}

const checkAdapter = (name: string, [file, ...surplus]: ReadonlyArray<string>): Promise<boolean> => {
  const suite = suites().get(name)
  if (suite === undefined) {
    const meant = closestName(name, [...suites().keys()])
    const hint = meant === undefined ? '' : `; did you mean ${meant}?`
    throw new Refused(`${JSON.stringify(name)} is not a port with a suite${hint}`)
  }
  if (file === undefined) throw new Refused('The file of the adapter is not given')
  refuseMore(surplus)
  const adapter = path.resolve(file)
  if (!existsSync(adapter)) throw new Refused(`There is no file ${adapter}`)
  return runSuite({ name, suite, adapter })
}

/**
 * Runs one check; resolves to the exit code. `password` is of the account that `--as` names, `patience` the time for one
 * answer of a back end in ms.
 */
export const main = async (
  [what, ...rest]: ReadonlyArray<string>,
  password: string | undefined,
  print: (line: string) => void,
  patience = PATIENCE,
): Promise<number> => {
  try {
    if (what === undefined) throw new Refused('What to check is not given')
    const isFine = await (what === 'http' ? checkHttp(rest, password, print, patience) : checkAdapter(what, rest))
    return isFine ? 0 : 1
  } catch (error) {
    const isUsage = error instanceof Refused || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isUsage) throw error
    print(`${(error as Error).message}\n\n${USAGE}`)
    return 2
  }
}
