import { expect, it } from 'vitest'
import { PageCache } from '../../service/store/sql/pageCache.ts'

const page = (json: string) => ({ version: json, page: { json, documents: [json], nextKey: undefined } })

it('PageCache evicts the least recently used pages beyond its limit (S2)', () => {
  const kept = new PageCache(10)
  kept.keep('a', page('aaaa'))
  kept.keep('b', page('bbbb'))
  kept.get('a')
  kept.keep('c', page('cccc'))
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.version)).toEqual(['aaaa', undefined, 'cccc'])
})

it('PageCache counts a replaced page once, and rejects a page larger than its limit', () => {
  const kept = new PageCache(10)
  for (const json of ['aaaa', 'bbbb', 'cccc']) kept.keep('a', page(json))
  kept.keep('b', page('bbbbb'))
  expect(['a', 'b'].map((key) => kept.get(key)?.version)).toEqual(['cccc', 'bbbbb'])
  kept.keep('c', page('ccccccccccc'))
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.version)).toEqual(['cccc', 'bbbbb', undefined])
})
