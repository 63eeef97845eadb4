import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, SETTING_NAMES } from '../../service/base/settings.ts'

const READERS = [
  '{service,simulator}/**/*.ts',
  'build/**/*.{ts,mjs}',
  'tests/e2e/**/*.ts',
  'set-up.mjs',
  'playwright.config.ts',
]

/** The variables in the first column of the tables below the heading "Settings". */
const listedIn = (document: string): ReadonlySet<string> => {
  const [, settings = ''] = document.split(/^## Settings$/m)
  const rows = settings.split(/^## /m)[0]?.match(/^\|[^|]+\|/gm) ?? []
  return new Set(rows.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)))
}

const readIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/process\.env(?:\.|\[')([A-Z_]+)\b/g)].map(([, name = '']) => name)

const readByService = (): ReadonlyArray<string> => {
  const names: Array<string> = []
  const recorder = new Proxy<Record<string, string>>({}, { get: (_, name) => void names.push(String(name)) })
  readSettings(recorder)
  return names
}

const differences = (read: ReadonlyArray<string>, listed: ReadonlySet<string>) => ({
  unlisted: read.filter((name) => !listed.has(name)),
  unread: [...listed].filter((name) => !read.includes(name)),
})

describe('the settings in CONTRIBUTING.md', () => {
  it('are the environment variables that the program and its tools read', () => {
    const read = [...readByService(), ...globSync(READERS).flatMap((file) => readIn(readFileSync(file, 'utf8')))]
    expect(new Set(readByService())).toEqual(new Set(SETTING_NAMES))
    expect(differences(read, listedIn(readFileSync('CONTRIBUTING.md', 'utf8')))).toEqual({ unlisted: [], unread: [] })
  })
})

it('.nvmrc contains the Node version that package.json installs', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  const brought = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(new Set(brought.map(([, version]) => version))).toEqual(new Set([readFileSync('.nvmrc', 'utf8').trim()]))
})

describe('the check of settings', () => {
  const listed = listedIn('# A\n\n`NOT_HERE`\n\n## Settings\n\n| `PORT`, `HOST` | `NOR_HERE` |\n\n## B\n\n| `AFTER` |')

  it("reads the first column of the section's tables", () => {
    expect([...listed]).toEqual(['PORT', 'HOST'])
  })

  it('finds variables that are read but not listed, and those listed but not read', () => {
    const read = readIn("const a = process.env.PORT\nconst b = process.env['SECRET_DOOR'] ?? ''")
    expect(new Set(readByService())).toEqual(new Set(SETTING_NAMES))
    expect(differences(read, listed)).toEqual({ unlisted: ['SECRET_DOOR'], unread: ['HOST'] })
  })
})
