import { fetchCode } from '../../application/lateCode/fetchCode.ts'
import { MAP_LIBRE, type MapCode } from './lazyMap.ts'

/** Google Maps for a deployment with a key, MapLibre for others. */
export const GOOGLE_OR_MAP_LIBRE: MapCode = {
  ...MAP_LIBRE,
  google: async (apiKey) => {
    const { loadGoogleMaps } = await fetchCode(() => import('./googleScript.ts'))
    await loadGoogleMaps(window, apiKey)
    return fetchCode(() => import('./GoogleDeliveryMap.tsx'))
  },
}
