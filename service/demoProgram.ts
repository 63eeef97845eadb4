import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'effect'
import { MEMORY_FILES } from '../src/domain/market/backEnd.ts'
import { DEPLOYMENTS } from '../src/domain/market/deployments.ts'
import { buildSite } from './app.ts'
import { consoleLog } from './base/log.ts'
import { warnOfMisspelt } from './base/misspeltSettings.ts'
import { refuseStart } from './base/refuseStart.ts'
import { readSettings, type Settings } from './base/settings.ts'
import { listenRefused } from './base/startChecks.ts'

/** The part of the demo data that a person needs. */
const World = Schema.fromJsonString(
  Schema.Struct({
    accounts: Schema.NonEmptyArray(
      Schema.Struct({ user: Schema.Struct({ email: Schema.String }), password: Schema.String }),
    ),
  }),
)

const accountsOf = ({ portalDir, deployment }: Settings) => {
  const file = path.join(portalDir, MEMORY_FILES, `${deployment.id}.json`)
  return Schema.decodeUnknownSync(World)(readFileSync(file, 'utf8')).accounts
}

/** Serves the pages of all deployments alone: each answers itself, without a database and without an API (ADR 138). */
const start = async (): Promise<void> => {
  const read = readSettings(process.env)
  const settings: Settings = { ...read, deployments: new Map(DEPLOYMENTS.map(({ id }) => [id, { backend: 'memory' }])) }
  const log = consoleLog(settings.logFormat)
  warnOfMisspelt(process.env, log)
  const [first, ...others] = accountsOf(settings)
  const app = await buildSite({ settings, log })
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    throw listenRefused(error, settings)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)))

  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const more = others.map(({ user }) => user.email).join(', ')
  process.stdout.write(
    [
      `Account       ${first.user.email} (or ${more})`,
      `Password      ${first.password}`,
      `Deployments   http://ferrywing-sg.localhost:${port}, http://norikaze-jp.localhost:${port}, …`,
      'Data          in the browser: what is placed there stays until you sign out; nothing is sent',
      `ready http://localhost:${port}`,
      '',
    ].join('\n'),
  )
}

start().catch((error: unknown) => refuseStart(error))
