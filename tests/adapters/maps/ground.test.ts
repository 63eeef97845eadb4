import { describe, expect, it } from 'vitest'
import { EMPTY_GROUND, readGround, readLand } from '../../../src/adapters/maps/ground.ts'

const answering = (body: string, status = 200) => {
  const asked: Array<unknown> = []
  const fetcher: typeof fetch = async (url) => {
    asked.push(url)
    return new Response(body, { status })
  }
  return { asked, fetcher }
}

describe('readGround', () => {
  it('reads one file of the site', async () => {
    const { asked, fetcher } = answering(JSON.stringify({ type: 'FeatureCollection', features: [] }))
    expect(await readGround(fetcher, 'CZ')).toEqual({ type: 'FeatureCollection', features: [] })
    expect(asked).toEqual(['/maps/cz.json'])
  })

  it('reads the land around from another file', async () => {
    const { asked, fetcher } = answering(JSON.stringify({ type: 'FeatureCollection', features: [] }))
    await readLand(fetcher, 'CZ')
    expect(asked).toEqual(['/maps/cz-land.json'])
  })

  it.each([
    ['is an HTML page', '<!doctype html>'],
    ['is empty', ''],
    ['is not an object', 'null'],
    ['has another type', '{"type":"Feature"}'],
    ['has features that are not a list', '{"type":"FeatureCollection","features":7}'],
  ])('returns an empty ground when the file %s, because pins need no streets', async (_, body) => {
    expect(await readGround(answering(body, 404).fetcher, 'CZ')).toEqual(EMPTY_GROUND)
  })

  it('returns an empty ground without a network', async () => {
    expect(await readGround(() => Promise.reject(new TypeError('offline')), 'CZ')).toEqual(EMPTY_GROUND)
  })
})
