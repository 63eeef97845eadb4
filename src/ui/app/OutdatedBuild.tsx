import { useSyncExternalStore } from 'react'
import { Callout } from '../kit/Callout.tsx'
import { useLocalization } from '../kit/localization.ts'
import type { BuildNews } from './BuildNews.ts'

/** Announces on every page that it will reload for a new build (BUILD-03, ERR-22). */
export const OutdatedBuild = ({ news }: { readonly news: BuildNews }) => {
  const { l10n } = useLocalization()
  const isOutdated = useSyncExternalStore(news.subscribe, news.isOutdated)
  return (
    <div className="outdated-build" role="status">
      {isOutdated && <Callout tone="attention">{l10n.getString('failure-outdated')}</Callout>}
    </div>
  )
}
