import { exporting } from './export.ts'
import { isMet, shown, tableOf, type Bench } from './figures.ts'
import { history } from './history.ts'
import { orderBook } from './orderBook.ts'
import { pages } from './pages.ts'
import { request } from './request.ts'
import { service } from './service.ts'
import { tracking } from './tracking.ts'
import { validation } from './validation.ts'

const BENCHES: Readonly<Record<string, Bench>> = {
  orderBook,
  validation,
  service,
  history,
  pages,
  request,
  tracking,
  export: exporting,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) throw new Error(`No bench ${unknown.join(', ')}; there are: ${Object.keys(BENCHES).join(', ')}`)

const all: Array<string> = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\u2022 Measuring ${name} \u2026`)
  const figures = await bench()
  console.log(tableOf(name, figures))
  for (const figure of figures) {
    const { name: what, value, unit, bound, limit } = figure
    all.push(`${isMet(figure) ? 'met' : 'NOT'}  ${name}: ${what}: ${shown(value)} ${unit} (${bound} ${shown(limit)})`)
    if (!isMet(figure)) process.exitCode = 1
  }
}
console.log(`\nSummary\n${all.join('\n')}`)
process.exit()
