import type { Fetch } from '../adapters/http/earlyCalls.ts'
import { fetchCode, NO_LIMIT } from '../application/lateCode/fetchCode.ts'
import { PageTexts, type Messages } from '../ui/kit/texts.ts'
import type { PageOpening } from './readOpening.ts'

/** The texts in the page, completed from the locale store. */
export const pageTexts = ({ deployment, services, ...own }: PageOpening, fetch: Fetch): PageTexts =>
  new PageTexts(own, deployment.brand, async (locale, fellBack) => {
    const { siteTexts } = await fetchCode(() => import('../adapters/http/siteTexts.ts'), NO_LIMIT)
    return (await siteTexts(fetch, services.texts, locale, fellBack)) as unknown as Messages
  })
