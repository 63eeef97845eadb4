import { isOnEarth, type Coordinates } from '../coordinates.ts'
import { locatePlusCode } from './plusCode.ts'
import { findCoordinates } from './writtenCoordinates.ts'

/** The content of a map link: coordinates, or a short link that hides them. */
export type MapLink = Coordinates | 'short-link' | undefined

const coordinatesOf = (latitude: string | null | undefined, longitude: string | null | undefined) => {
  if (!latitude || !longitude) return undefined
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) }
  return isOnEarth(coordinates) ? coordinates : undefined
}

/** "50.0875,14.4213", also with the prefixes and suffixes that maps add. */
const PAIR = /^(?:loc:|ll\.)?\s?([-+]?\d{1,2}(?:\.\d{1,20})?),\s?([-+]?\d{1,3}(?:\.\d{1,20})?)(?=$|[,\s(])/

const pairIn = (text: string | null | undefined): Coordinates | undefined => {
  const pair = PAIR.exec(text ?? '')
  return coordinatesOf(pair?.[1], pair?.[2]) ?? findCoordinates(text ?? '', 1)?.coordinates
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** The coordinates in the first of the query parameters that has any. */
const fromQuery = ({ searchParams }: URL, names: ReadonlyArray<string>): Coordinates | undefined => {
  for (const name of names) {
    const pair = pairIn(searchParams.get(name))
    if (pair) return pair
  }
  return undefined
}

const PLUS_CODE = /(?:^|\s)([2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,7})(?:$|[\s,])/i

/** The pin (!3d, !4d) is the place itself; the coordinates after @ are only the centre of the view. */
const google = (url: URL): Coordinates | undefined => {
  const pin = [...url.href.matchAll(/!3d(-?\d{1,2}(?:\.\d{1,20})?)!4d(-?\d{1,3}(?:\.\d{1,20})?)/g)].at(-1)
  const named = decoded(url.pathname)
    .split('/')
    .slice(2)
    .filter((part) => !part.startsWith('@') && !part.startsWith('data='))
    .reverse()
  const viewed = /@(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)/.exec(url.pathname)
  const code = [url.searchParams.get('q') ?? '', ...named].map((part) => PLUS_CODE.exec(part)?.[1]).find(Boolean)
  return (
    coordinatesOf(pin?.[1], pin?.[2]) ??
    fromQuery(url, ['destination', 'daddr', 'query', 'q', 'll']) ??
    named.map(pairIn).find(Boolean) ??
    (code === undefined ? undefined : locatePlusCode(code, undefined)) ??
    fromQuery(url, ['center', 'viewpoint', 'sll']) ??
    coordinatesOf(viewed?.[1], viewed?.[2])
  )
}

const openStreetMap = (url: URL): Coordinates | undefined => {
  const map = /#map=[\d.]{1,6}\/(-?[\d.]{1,20})\/(-?[\d.]{1,20})/.exec(url.hash)
  return (
    coordinatesOf(url.searchParams.get('mlat'), url.searchParams.get('mlon')) ??
    fromQuery(url, ['to', 'query']) ??
    coordinatesOf(map?.[1], map?.[2])
  )
}

const mapy = (url: URL): Coordinates | undefined =>
  coordinatesOf(url.searchParams.get('y'), url.searchParams.get('x')) ?? fromQuery(url, ['q'])

const here = (url: URL): Coordinates | undefined =>
  pairIn(/\/(-?\d{1,2}\.\d{1,20},-?\d{1,3}\.\d{1,20})/.exec(url.pathname)?.[1]) ?? fromQuery(url, ['map', 'q'])

/** Map providers by host; the first match counts. `short` matches the paths of short links. */
const MAPS: ReadonlyArray<{
  readonly host: RegExp
  readonly short?: RegExp
  readonly read: (url: URL) => Coordinates | undefined
}> = [
  { host: /^(maps\.app\.goo\.gl|goo\.gl|g\.co|her\.is|maps\.apple)$/, short: /^\/./, read: () => undefined },
  { host: /^((www|maps|m)\.)?google\.[a-z]{2,3}(\.[a-z]{2})?$/, read: google },
  {
    host: /^maps\.apple\.com$/,
    short: /^\/p\//,
    read: (url) => fromQuery(url, ['coordinate', 'daddr', 'll', 'q', 'sll', 'center']),
  },
  { host: /^((www|m)\.)?(openstreetmap\.org|osm\.org)$/, short: /^\/go\//, read: openStreetMap },
  { host: /^((www|ul)\.)?waze\.com$/, short: /^\/ul\/h/, read: (url) => fromQuery(url, ['ll', 'latlng', 'to', 'q']) },
  { host: /^([a-z]{2,8}\.)?(mapy\.cz|mapy\.com)$/, short: /^\/s\//, read: mapy },
  { host: /^((www|wego|share|m)\.)?here\.com$/, read: here },
]

/** geo:50.0875,14.4213, or geo:0,0?q=50.0875,14.4213(Door), where 0,0 means that only the query has the place. */
const geo = (uri: string): Coordinates | undefined => {
  const [place = '', query = ''] = uri.slice('geo:'.length).split('?')
  const asked = pairIn(new URLSearchParams(query).get('q'))
  const at = pairIn(place.split(';')[0])
  return asked ?? (at && (at.latitude !== 0 || at.longitude !== 0) ? at : undefined)
}

/** Reads the place of a map link without any network request, so short links cannot be resolved. */
export const readMapLink = (link: string): MapLink => {
  if (/^geo:/i.test(link)) return geo(link)
  const address = /^https?:\/\//i.test(link) ? link : `https://${link}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const map = MAPS.find(({ host }) => host.test(url.hostname))
  const place = map?.read(url)
  if (place) return place
  return map?.short?.test(url.pathname) ? 'short-link' : undefined
}
