import { expect, it } from 'vitest'
import { makePageCache } from '../../service/sql/pageCache.ts'

const page = (json: string) => ({ version: json, page: { json, documents: [json], nextKey: undefined } })

it('makePageCache evicts the least recently used pages beyond its limit (S2)', () => {
  const kept = makePageCache(10)
  kept.set('a', page('aaaa'))
  kept.set('b', page('bbbb'))
  kept.get('a')
  kept.set('c', page('cccc'))
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.version)).toEqual(['aaaa', undefined, 'cccc'])
})

it('makePageCache counts a replaced page once, and rejects a page larger than its limit', () => {
  const kept = makePageCache(10)
  for (const json of ['aaaa', 'bbbb', 'cccc']) kept.set('a', page(json))
  kept.set('b', page('bbbbb'))
  expect(['a', 'b'].map((key) => kept.get(key)?.version)).toEqual(['cccc', 'bbbbb'])
  kept.set('c', page('ccccccccccc'))
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.version)).toEqual(['cccc', 'bbbbb', undefined])
})
