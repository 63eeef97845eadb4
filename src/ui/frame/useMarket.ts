import { use } from 'react'
import { LightPagesContext } from './LightPages.ts'
import { PortalContext, type Portal } from './Portal.ts'

/** The deployment and language, from the application or else from the light page. */
export const useMarket = (): Pick<Portal, 'deployment' | 'locale'> => {
  const [portal, page] = [use(PortalContext), use(LightPagesContext)]
  const market = portal ?? page
  if (!market) throw new Error('The component is rendered outside any page')
  return market
}
