import { useLocalization } from '@fluent/react'
import { useSyncExternalStore } from 'react'
import type { BuildNews } from './BuildNews.ts'

/** Above every page, light or not: it will be reloaded in a moment (BUILD-03, ERR-22). */
export const OutdatedBuild = ({ news }: { readonly news: BuildNews }) => {
  const { l10n } = useLocalization()
  const isOutdated = useSyncExternalStore(news.subscribe, news.isOutdated)
  return (
    <div className="outdated-build" role="status">
      {isOutdated && <p className="callout attention">{l10n.getString('failure-outdated')}</p>}
    </div>
  )
}
