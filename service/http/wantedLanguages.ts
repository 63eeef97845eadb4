import type { IncomingHttpHeaders } from 'node:http'

const LANG_COOKIE = /(?:^|;\s*)lang=([A-Za-z-]{2,35})/

/**
 * The languages of a request, best first: the one that its address chooses, otherwise the one chosen before (cookie
 * `lang`), then Accept-Language by weight.
 */
export const wantedLanguages = (
  { cookie, 'accept-language': accepted = '' }: IncomingHttpHeaders,
  chosen = LANG_COOKIE.exec(cookie ?? '')?.[1],
): ReadonlyArray<string> => {
  const weighted = accepted
    .split(',')
    .slice(0, 30)
    .map((entry) => {
      const [code = '', weight] = entry.trim().split(/\s*;\s*q=/)
      return { code, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ code, weight }) => /^[A-Za-z]{2,3}(?:-[\w-]{1,30})?$/.test(code) && weight > 0)
  const sorted = weighted.toSorted((a, b) => b.weight - a.weight).map(({ code }) => code)
  return chosen === undefined ? sorted : [chosen, ...sorted]
}
