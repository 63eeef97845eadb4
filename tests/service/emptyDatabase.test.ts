import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPglite } from '../../service/sql/pglite.ts'
import { cacheEmptyDatabase, cachedEmptyDatabase } from '../../service/sql/emptyDatabase.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-empty-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('cachedEmptyDatabase', () => {
  it('returns the first cached dump unchanged, and deletes dumps of other engine versions', async () => {
    const kept = path.join(folder, 'kept')
    expect(await cachedEmptyDatabase(kept)).toBeUndefined()
    await cacheEmptyDatabase(new Blob(['made before']), kept)
    const [name = ''] = readdirSync(kept)
    writeFileSync(path.join(kept, '0.0.1.tar'), 'made by an older engine')
    await Promise.all(['made anew', 'made anew'].map((made) => cacheEmptyDatabase(new Blob([made]), kept)))
    expect(await (await cachedEmptyDatabase(kept))?.text()).toBe('made anew')
    expect(readdirSync(kept)).toEqual([name])
  })

  it('returns nothing if the cache cannot be written', async () => {
    const file = path.join(folder, 'not-a-folder')
    writeFileSync(file, '')
    await cacheEmptyDatabase(new Blob(['made']), file)
    expect(await cachedEmptyDatabase(file)).toBeUndefined()
  })

  it('fills a new folder, and never replaces the content of an existing one', async () => {
    const data = path.join(folder, 'data')
    const first = await createPglite(data)
    await first.exec("create table here (word text); insert into here values ('kept')")
    await first.close()
    const again = await createPglite(data, await cachedEmptyDatabase())
    expect((await again.query('select word from here')).rows).toEqual([{ word: 'kept' }])
    await again.close()
    expect(existsSync(path.join(data, 'PG_VERSION'))).toBe(true)
    const other = await createPglite('memory://')
    await expect(other.query('select word from here')).rejects.toThrow('here')
    await other.close()
  })
})
