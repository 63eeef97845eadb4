import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf } from './rooms.ts'

const linksIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target))

/** Anchors of headings as code hosts generate them. */
const anchorsOf = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )

/** The broken links of a document; `read` returns the text of a file, or `undefined`. */
const deadLinks = (file: string, read: (file: string) => string | undefined): ReadonlyArray<string> =>
  linksIn(read(file) ?? '').filter((link) => {
    const [target = '', anchor] = link.split('#')
    const text = read(target === '' ? file : path.join(path.dirname(file), target))
    return text === undefined || (anchor !== undefined && !anchorsOf(text).includes(anchor))
  })

/** Paths of code in backticks; names with `*`, `<` or `{` are patterns and skipped. */
const pathsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`([^`\s*<{]+)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => /[^/.]\.(?:tsx?|mjs)$/.test(name) || /^(?:src|service|simulator|contract|tests|build)\//.test(name),
    )

/**
 * Code that a document names but the repository lacks. A bare file name matches in any folder. In the text of decisions
 * only file names are checked, because folders may have changed since; what enforces them is checked with its folders.
 */
const lostPaths = (file: string, text: string, present: ReadonlySet<string>): ReadonlyArray<string> => {
  const all = [...present]
  const names = new Set(all.map((name) => path.basename(name)))
  const isNameLost = (name: string) => !names.has(path.basename(name))
  const isEndLost = (name: string) => !all.some((one) => `/${one}`.endsWith(`/${name.replace(/\/$/, '')}`))
  const isPathLost = (name: string) => (name.includes('/') ? !present.has(name.replace(/\/$/, '')) : isNameLost(name))
  if (!file.startsWith('docs/adr/')) return pathsIn(text).filter(isPathLost)
  const [history = '', enforced = ''] = text.split('\n## Enforced by\n')
  return [...pathsIn(history).filter(isNameLost), ...pathsIn(enforced).filter(isEndLost)]
}

/** The steps of a line such as `src/a.ts → src/b.ts ← src/c.ts`, as pairs of an importing and an imported file. */
const stepsIn = (line: string): ReadonlyArray<{ readonly from: string; readonly to: string }> => {
  const parts = line.match(/(?:[\w-]+\/)+[\w.-]+\.tsx?|[→←]/g) ?? []
  return parts.flatMap((part, place) => {
    const [before = '', after = ''] = [parts[place - 1], parts[place + 1]]
    return part === '→' ? [{ from: before, to: after }] : part === '←' ? [{ from: after, to: before }] : []
  })
}

const isImport = ({ from, to }: { readonly from: string; readonly to: string }) =>
  existsSync(from) && importsOf(from, readFileSync(from, 'utf8'), { dynamic: true }).includes(to)

const readIfThere = (file: string): string | undefined =>
  existsSync(file) ? (path.extname(file) === '.md' ? readFileSync(file, 'utf8') : '') : undefined

describe('the documents', () => {
  const documents = globSync(['*.md', 'docs/**/*.md'])

  it('exist', () => {
    expect(documents.length).toBeGreaterThan(50)
  })

  it('lead from a click to its rule by at most six imports each', () => {
    const ways = readFileSync('CONTRIBUTING.md', 'utf8')
      .split('\n')
      .filter((line) => /^[a-z ]+ {2,}(?:src|service)\/.* [→←] /.test(line))
    expect(ways.length).toBeGreaterThan(5)
    expect(ways.filter((way) => stepsIn(way).length > 6)).toEqual([])
    expect(ways.flatMap(stepsIn).filter((step) => !isImport(step))).toEqual([])
    expect(isImport({ from: 'src/main.tsx', to: 'src/domain/rules.ts' })).toBe(false)
  })

  it('name only existing code', () => {
    const present = new Set(globSync(['*', '{src,service,simulator,contract,tests,build,bench}/**/*']))
    const lost = documents.flatMap((file) =>
      lostPaths(file, readFileSync(file, 'utf8'), present).map((name) => `${file}: ${name}`),
    )
    expect(lost).toEqual([])
  })

  it('are there if code cites them', () => {
    const names = new Set(documents.map((file) => path.basename(file)))
    const cited = globSync('{src,service,simulator,contract,tests}/**/*.{ts,tsx,mjs}')
      .filter((file) => !file.endsWith('documents.test.ts'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+\.md\b/g) ?? [])
    expect(cited.filter((name) => !names.has(name))).toEqual([])
  })

  it('contain no broken links', () => {
    expect(documents.flatMap((file) => deadLinks(file, readIfThere).map((link) => `${file}: ${link}`))).toEqual([])
  })
})

describe('deadLinks', () => {
  it('finds missing files and headings', () => {
    const files: Readonly<Record<string, string>> = {
      'docs/a.md':
        '# A\n\n[b](b.md#the-second-one) [here](#a) [web](https://x.example) [c](c.md) [d](../b.md) [e](b.md#x)',
      'docs/b.md': '# B\n\n## The *second* one',
    }
    expect(deadLinks('docs/a.md', (file) => files[file])).toEqual(['c.md', '../b.md', 'b.md#x'])
  })
})

describe('lostPaths', () => {
  const present = new Set(['src/a.ts', 'src/ui', 'src/ui/b.tsx'])
  const text = '`src/a.ts` `src/ui/` `a.ts` `src/b.tsx` `src/gone` `gone.ts` `src/*.ts` `.ts` `npm test`'

  it('finds code that is not at the documented path', () => {
    expect(lostPaths('README.md', text, present)).toEqual(['src/b.tsx', 'src/gone', 'gone.ts'])
  })

  it('ignores folders in decisions, except in what enforces them', () => {
    expect(lostPaths('docs/adr/0001-a.md', text, present)).toEqual(['src/gone', 'gone.ts'])
    const enforced = '`old/a.ts`\n\n## Enforced by\n\n`old/a.ts` `a.ts` `ui/b.tsx` `src/ui`'
    expect(lostPaths('docs/adr/0001-a.md', enforced, present)).toEqual(['old/a.ts'])
  })
})
