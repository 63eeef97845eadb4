import path from 'node:path'
import type { Settings } from '../service/base/settings.ts'
import { isLoopback } from '../service/http/knownHost.ts'
import type { Started } from '../service/world.ts'
import { demoEmail } from './demo/demoVendors.ts'
import { DEMO_PASSWORD } from './demo/seedDemo.ts'

/** The longest line of a sentence; longer ones are wrapped between words. */
const MAX_LINE = 56
const EVERYWHERE = new Set(['0.0.0.0', '::'])

const wrapped = (sentence: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ''
  for (const word of sentence.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > MAX_LINE) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** The address at which people open the portal. */
const addressOf = ({ host, publicUrl }: Settings, port: number): string => {
  if (publicUrl !== undefined) return publicUrl
  if (isLoopback(host) || EVERYWHERE.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const placeOf = ({ databaseUrl, dataDir }: Settings): string => {
  if (databaseUrl !== undefined) return 'in the PostgreSQL of DATABASE_URL'
  return dataDir === 'memory:' ? 'in memory' : path.resolve(dataDir)
}

const speedOf = ({ simSpeed }: Settings): string =>
  simSpeed === 0
    ? '0: simulated riders stand still; SIM_SPEED changes that'
    : `${simSpeed}: simulated riders live ${simSpeed} s each second; SIM_SPEED changes that`

/** A box of plain text with what a person who starts the demo needs to know. */
export const startBox = (settings: Settings, { port, engine }: Started): string => {
  const address = addressOf(settings, port)
  const others = (['parent', 'new', 'closed'] as const).map(demoEmail).join(', ')
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    ['Portal', [address]],
    ['Account', [demoEmail('vendor'), `(or ${others})`]],
    ['Password', [DEMO_PASSWORD]],
    ['Control room', [`${address}/sandbox`]],
    ['Data', [placeOf(settings)]],
    ['Engine', wrapped(engine)],
    ['Speed', wrapped(speedOf(settings))],
  ]
  const lines = rows.flatMap(([label, texts]) =>
    texts.map((text, index) => `${(index === 0 ? label : '').padEnd(14)}${text}`),
  )
  const width = Math.max(...lines.map((line) => line.length))
  const edge = `+${'-'.repeat(width + 2)}+`
  return [edge, ...lines.map((line) => `| ${line.padEnd(width)} |`), edge].join('\n')
}
