import { describe, expect, it } from 'vitest'
import { figuresPage } from '../../bench/figuresPage.ts'
import { measurePart, PARTS, shownPart, summaryOf, WITHOUT_BROWSER, type Measured } from '../../bench/parts.ts'

const figure = { name: 'a | b', value: 1.5, limit: 2, bound: 'at most', unit: 'x', detail: '' } as const
const part = (name: string, value = 1.5): Measured => ({ name, figures: [{ ...figure, value }] })

/** Not `service`, which starts two databases and five processes: `npm run bench -- --short` covers it. */
const QUICK = Object.entries(WITHOUT_BROWSER).filter(([name]) => name !== 'service')

describe('a short bench', () => {
  // The limit is only for hangs: processes and databases are started.
  it.each(QUICK)('gives the figures of %s', { timeout: 240_000 }, async (name, bench) => {
    const measured = await measurePart(name, bench, 'short')
    expect(measured.failure).toBeUndefined()
    expect(measured.figures.length).toBeGreaterThan(0)
    for (const { value } of measured.figures) expect(value).toBeGreaterThan(0)
  })

  it('says which part broke, and gives the others', async () => {
    const broken = await measurePart('sockets', () => Promise.reject(new Error('A socket was closed')), 'short')
    expect(shownPart(broken)).toContain('broke: A socket was closed')
    expect(summaryOf([broken, part('pages')])).toEqual([
      'BROKE  sockets: A socket was closed',
      'met  pages: a | b: 1.50 x (at most 2.00)',
    ])
  })
})

describe('the page of the figures', () => {
  it('has figure, limit, verdict, machine and commit, and keeps the parts that were not measured again', () => {
    const names = Object.keys(PARTS)
    const first = figuresPage('', [part('pages', 3), part('orderBook')], 'Here, commit a.', names)
    expect(first).toContain(String.raw`| a \| b | 3.00 x | at most 2.00 | not met |`)
    expect(first.indexOf('## orderBook')).toBeLessThan(first.indexOf('## pages'))
    const second = figuresPage(first, [part('pages')], 'There, commit b.', names)
    expect(second).toContain('## orderBook\n\nHere, commit a.')
    expect(second).toContain('## pages\n\nThere, commit b.')
    expect(second).not.toContain('not met')
  })
})
