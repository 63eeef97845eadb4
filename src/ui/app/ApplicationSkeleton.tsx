import { Menu as MenuIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { Deployment } from '../../domain/market/deployments.ts'
import { Localized } from '../kit/localization.ts'
import { SCREENS } from '../paths/places.ts'
import { BrandMark } from '../theme/BrandMark.tsx'

interface Props {
  readonly deployment: Deployment
  /** The part of the screen that can be shown already. */
  readonly children?: ReactNode
}

/** The layout of the application before its scripts have loaded, so that nothing moves when they arrive. */
export const ApplicationSkeleton = ({ deployment, children }: Props) => (
  <div className="application" aria-busy="true">
    <header className="top-bar">
      <span className="brand-name">
        <BrandMark brand={deployment.brand} />
        <span className="brand-words">{deployment.brand.name}</span>
      </span>
      <nav className="tabs desktop-only">
        {SCREENS.map(({ screen, textId }) => (
          <Localized key={screen} id={textId}>
            <span className="tab" />
          </Localized>
        ))}
      </nav>
    </header>
    {children === undefined ? (
      <main className="screen skeleton-screen">
        <Localized id="shell-loading">
          <p className="visually-hidden" role="status">
            Loading
          </p>
        </Localized>
        <div className="skeleton-block tall" />
        <div className="skeleton-block" />
        <div className="skeleton-block" />
      </main>
    ) : (
      <main className="screen">{children}</main>
    )}
    <nav className="bottom-bar">
      {SCREENS.map(({ screen, shortTextId, icon: Icon }) => (
        <a key={screen} className="bar-place" href={screen}>
          <Icon size={20} />
          <Localized id={shortTextId}>
            <span className="one-line" />
          </Localized>
        </a>
      ))}
      <span className="bar-place">
        <MenuIcon size={20} />
        <Localized id="shell-bar-more">
          <span className="one-line">More</span>
        </Localized>
      </span>
    </nav>
  </div>
)
