import { streetFirst } from '../../adapters/http/photonAddresses.ts'
import { photonSearch } from './photonSearch.ts'

/** Fjordel searches addresses with a Photon: the service's own gazetteers have only the main cities of its countries. */
export const swap = photonSearch(streetFirst)
