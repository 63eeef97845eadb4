import { use } from 'react'
import { LightPagesContext } from '../app/LightPages.ts'
import { PortalContext, type Portal } from './Portal.ts'

/** The deployment and the language: the application knows them, and before it is there the page does. */
export const useMarket = (): Pick<Portal, 'deployment' | 'locale'> => {
  const [portal, page] = [use(PortalContext), use(LightPagesContext)]
  const market = portal ?? page
  if (!market) throw new Error('What is shown stands outside of every page')
  return market
}
