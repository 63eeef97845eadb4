import type { Log } from '../base/log.ts'

/** In ms, for a style and the descriptions of its tiles together. */
const READ_WITHIN = 5_000
/** In bytes, for each of them. */
const MAX_SIZE = 2 * 1024 * 1024
const AGAIN_AFTER = 60_000

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value])

/** The URL if it is a web address, also if it is relative to `base`; placeholders such as `{z}` stay in its path. */
const webAddress = (value: unknown, base: string): string | undefined => {
  if (typeof value !== 'string' || !URL.canParse(value, base)) return undefined
  const { href, protocol } = new URL(value, base)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

const addresses = (values: ReadonlyArray<unknown>, base: string): ReadonlyArray<string> =>
  values.flatMap((value) => webAddress(value, base) ?? [])

const sourcesOf = (style: Json): ReadonlyArray<Json> =>
  isObject(style['sources']) ? Object.values(style['sources']).filter(isObject) : []

/** Reads JSON within the limits; `from` is its URL after redirects. Throws a sentence that says why it cannot. */
const readJson = async (url: string, fetcher: typeof fetch, signal: AbortSignal) => {
  const response = await fetcher(url, { signal })
  if (!response.ok) throw new Error(`the answer has the status ${response.status}`)
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_SIZE) throw new Error('it is larger than 2 MB')
    parts.push(part)
  }
  const json: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'))
  if (!isObject(json)) throw new Error('it is no JSON object')
  return { json, from: response.url || url }
}

const originsOf = (urls: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(urls.map((url) => new URL(url).origin)),
]

/**
 * The origins from which a page that shows a MapLibre style loads it, its tiles, glyphs and sprites. Tiles that the
 * style describes by another file are read there. Where a file is redirected, browsers ask both origins. Throws if one
 * of these files cannot be read.
 */
const readOrigins = async (styleUrl: string, fetcher: typeof fetch, within: number): Promise<ReadonlyArray<string>> => {
  const signal = AbortSignal.timeout(within)
  const { json: style, from: styleFrom } = await readJson(styleUrl, fetcher, signal)
  const sources = sourcesOf(style)
  const described = addresses(
    sources.map(({ url }) => url),
    styleFrom,
  )
  const descriptions = await Promise.all(described.map((url) => readJson(url, fetcher, signal)))
  const sprites = listOf(style['sprite']).map((sprite) => (isObject(sprite) ? sprite['url'] : sprite))
  // A GeoJSON source may name a file as its data.
  const named = [style['glyphs'], ...sprites, ...sources.flatMap(({ tiles, data }) => [...listOf(tiles), data])]
  return originsOf([
    styleUrl,
    styleFrom,
    ...described,
    ...addresses(named, styleFrom),
    ...descriptions.flatMap(({ json, from }) => [from, ...addresses(listOf(json['tiles']), from)]),
  ])
}

/** The origins that the pages with a map of another server may reach. */
export interface MapHosts {
  /** Until the style has been read, only the style's own origin. */
  readonly of: (styleUrl: string) => ReadonlyArray<string>
  /** Grows whenever `of` answers differently. */
  readonly version: () => number
  /**
   * Reads the styles, each with its descriptions of tiles within 5 s; never rejects. A style that cannot be read is
   * tried again each minute.
   */
  readonly start: () => Promise<void>
  readonly stop: () => void
}

interface Given {
  readonly styleUrls: ReadonlyArray<string>
  readonly log: Log
  readonly fetcher?: typeof fetch
  readonly within?: number
  readonly againAfter?: number
}

export const makeMapHosts = ({
  styleUrls,
  log,
  fetcher = fetch,
  within = READ_WITHIN,
  againAfter = AGAIN_AFTER,
}: Given): MapHosts => {
  const known = new Map<string, ReadonlyArray<string>>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let version = 0
  let isStopped = false

  const read = async (styleUrl: string): Promise<void> => {
    try {
      known.set(styleUrl, await readOrigins(styleUrl, fetcher, within))
      version += 1
    } catch (error) {
      if (isStopped) return
      const { origin } = new URL(styleUrl)
      const why = error instanceof Error ? error.message : String(error)
      log.warn('map-style-unreadable', {
        message: `The map style at ${styleUrl} cannot be read (${why}). Pages may load maps from ${origin} only; it is tried again each minute.`,
      })
      timers.set(styleUrl, setTimeout(() => void read(styleUrl), againAfter).unref())
    }
  }

  return {
    of: (styleUrl) => known.get(styleUrl) ?? [new URL(styleUrl).origin],
    version: () => version,
    start: async () => {
      await Promise.all([...new Set(styleUrls)].map(read))
    },
    stop: () => {
      isStopped = true
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
