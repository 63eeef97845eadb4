import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isMet } from './figures.ts'
import { figuresPage } from './figuresPage.ts'
import { measurePart, PARTS, shownPart, summaryOf, type Measured } from './parts.ts'

/* `npm run bench` measures all parts, or those that are named, and writes docs/figures.md. `--short` only checks that each gives its table. */

const PAGE = path.join(import.meta.dirname, '..', 'docs', 'figures.md')

const given = process.argv.slice(2)
const scale = given.includes('--short') ? 'short' : 'full'
const wanted = given.filter((name) => name !== '--short')
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) throw new Error(`No bench ${unknown.join(', ')}; there are: ${Object.keys(PARTS).join(', ')}`)

const git = (...args: ReadonlyArray<string>) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The day, the machine and the commit. */
const whereMeasured = (): string => {
  const model = os.cpus()[0]?.model ?? 'unknown processor'
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes'
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GiB`
  const machine = `${os.cpus().length} × ${model.trim()}, ${memory}, ${os.type()}, Node ${process.versions.node}`
  return `${new Date().toISOString().slice(0, 10)}, ${machine}, commit ${git('rev-parse', '--short=8', 'HEAD')}${changed}.`
}

// A second promise of a part that broke: the part has said so.
process.on('unhandledRejection', (reason) => console.error(String(reason)))

const measured: Array<Measured> = []
for (const [name, bench] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\u2022 Measuring ${name} \u2026`)
  const part = await measurePart(name, bench, scale)
  console.log(shownPart(part))
  measured.push(part)
}
console.log(`\nSummary\n${summaryOf(measured).join('\n')}`)
if (scale === 'full')
  writeFileSync(
    PAGE,
    figuresPage(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', measured, whereMeasured(), Object.keys(PARTS)),
  )
const isFine = ({ figures, failure }: Measured) => failure === undefined && (scale === 'short' || figures.every(isMet))
process.exit(measured.every(isFine) ? 0 : 1)
