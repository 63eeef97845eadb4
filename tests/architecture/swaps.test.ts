import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readManifest, type Manifest } from '../../build/manifest.ts'
import { inlineScripts } from '../../build/inlineScripts.ts'
import { APPLICATION, scriptsOf } from '../../build/pageScripts.ts'
import { BRAND_IDS } from '../../src/domain/market/brand.ts'
import { DEPLOYMENTS } from '../../src/domain/market/deployments.ts'
import { PAGE_ROWS } from '../../src/ui/app/pages.ts'

const FOLDER = 'src/composition/brands'
const SWAPPING = BRAND_IDS.filter((brand) => existsSync(`${FOLDER}/${brand}.ts`))

/** The files of the modules and of everything that they import. */
const filesBehind = (manifest: Manifest, names: ReadonlyArray<string>): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    manifest[name]?.imports?.forEach(visit)
  }
  names.forEach(visit)
  return new Set([...seen].flatMap((name) => manifest[name]?.file ?? []))
}

describe('the adapters of a brand', () => {
  it('are listed for each brand that has a module, and for no other', () => {
    const listed = readFileSync(`${FOLDER}/modulesFor.ts`, 'utf8').matchAll(/import\('\.\/(\w+)\.ts'\)/g)
    expect([...listed].map(([, name]) => name)).toEqual(SWAPPING.toSorted())
    expect(SWAPPING.length).toBeGreaterThan(3)
  })

  it('are on pages of their brand only, and there preloaded (PROD-07)', async () => {
    const manifest = readManifest()
    const built = { manifest, inline: await inlineScripts() }
    const fileOf = (brand: string) => manifest[`${FOLDER}/${brand}.ts`]!.file
    const screens = PAGE_ROWS.filter(({ kind }) => kind === 'screen')
    for (const deployment of DEPLOYMENTS)
      for (const row of screens) {
        const { head, foot } = scriptsOf(built, row, deployment, 'en')
        const sent = [...head, ...foot].join()
        expect(SWAPPING.filter((brand) => sent.includes(fileOf(brand)))).toEqual(
          SWAPPING.filter((brand) => brand === deployment.brand.id),
        )
      }
    const shared = filesBehind(manifest, APPLICATION)
    expect(SWAPPING.filter((brand) => shared.has(fileOf(brand)))).toEqual([])
  })

  it.each([
    ['a quote of Yolvera', /valid_for/],
    ['an address of Norikaze', /Script=Hangul/],
    ['the loader of Google Maps', /googleMapsKey.*googleOrMapLibre|maps\.googleapis\.com/],
  ])('bring %s in files that no other page loads', (_, mark) => {
    const manifest = readManifest()
    const holding = globSync('dist/assets/*.js').filter((file) => mark.test(readFileSync(file, 'utf8')))
    const shared = filesBehind(manifest, [...APPLICATION, ...PAGE_ROWS.flatMap(({ modules }) => modules)])
    expect(holding).not.toEqual([])
    expect(holding.filter((file) => shared.has(`assets/${path.basename(file)}`))).toEqual([])
  })
})
