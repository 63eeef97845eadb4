import { regionFirst } from '../../adapters/http/photonAddresses.ts'
import { photonSearch } from './photonSearch.ts'

/** Norikaze searches addresses with a Photon, and writes them as Japan and Korea do. */
export const swap = photonSearch(regionFirst)
