import { Effect, Schedule } from 'effect'
import { fetchCode, NO_LIMIT } from '../../application/lateCode/fetchCode.ts'
import type { DeliveryMapPort, OpenMap } from '../../application/ports/DeliveryMap.ts'
import type { MapSettings } from '../http/mapSettings.ts'

/** The retries of loading the code (LOAD-01, CONST-40). */
const RETRIES = 10
const RETRY_EVERY = '2 seconds'

type OpenWith = DeliveryMapPort['open']

/** Loads the code of each technology; a map without Google's ignores the key. */
export interface MapCode {
  readonly google?: (apiKey: string) => Promise<{ readonly openGoogleMap: OpenWith }>
  readonly mapLibre: () => Promise<{
    readonly openMapLibre: (
      settings: { readonly styleUrl: string; readonly country: string },
      ...rest: Parameters<OpenWith>
    ) => Promise<OpenMap>
  }>
}

export const MAP_LIBRE: MapCode = {
  mapLibre: () => fetchCode(() => import('./MapLibreDeliveryMap.ts'), NO_LIMIT),
}

const fetched = <A>(load: () => Promise<A>): Promise<A> =>
  Effect.runPromise(
    Effect.tryPromise(load).pipe(Effect.retry({ times: RETRIES, schedule: Schedule.spaced(RETRY_EVERY) })),
  )

/**
 * The map of the deployment, whose code is loaded when the first map opens (LOAD-01): Google's if a key is set and
 * `code` has it, else MapLibre with a configured or the embedded style. A failure calls `failed` once (LOAD-02), and
 * the next map tries again.
 */
export const lazyMap = (settings: () => Promise<MapSettings>, country: string, code = MAP_LIBRE): DeliveryMapPort => {
  let technology: Promise<OpenWith> | undefined
  const chosen = async (): Promise<OpenWith> => {
    const { googleMapsKey, styleUrl } = await settings()
    const { google } = code
    if (google && googleMapsKey !== '') return (await fetched(() => google(googleMapsKey))).openGoogleMap
    const { openMapLibre } = await fetched(code.mapLibre)
    return (...opening) => openMapLibre({ styleUrl, country }, ...opening)
  }
  return {
    open: async (container, scene, events) => {
      technology ??= chosen()
      try {
        return await (
          await technology
        )(container, scene, events)
      } catch (cause) {
        technology = undefined
        events.failed()
        throw cause
      }
    },
  }
}
