import { describe, expect, it } from 'vitest'
import { EMPTY_GROUND, readGround } from '../../../src/adapters/maps/ground.ts'

const answering = (body: string, status = 200) => {
  const asked: Array<unknown> = []
  const fetcher: typeof fetch = async (url) => {
    asked.push(url)
    return new Response(body, { status })
  }
  return { asked, fetcher }
}

describe('the ground of a country', () => {
  it('is one file of the site', async () => {
    const { asked, fetcher } = answering(JSON.stringify({ type: 'FeatureCollection', features: [] }))
    expect(await readGround(fetcher, 'CZ')).toEqual({ type: 'FeatureCollection', features: [] })
    expect(asked).toEqual(['/maps/cz.json'])
  })

  it.each([
    ['is a page instead of a file', '<!doctype html>'],
    ['is empty', ''],
    ['is no object', 'null'],
    ['is something else', '{"type":"Feature"}'],
    ['has features that are no list', '{"type":"FeatureCollection","features":7}'],
  ])('stays empty where the file %s: pins need no streets', async (_, body) => {
    expect(await readGround(answering(body, 404).fetcher, 'CZ')).toEqual(EMPTY_GROUND)
  })

  it('stays empty without a network', async () => {
    expect(await readGround(() => Promise.reject(new TypeError('offline')), 'CZ')).toEqual(EMPTY_GROUND)
  })
})
