import type { ReactNode } from 'react'
import type { Deployment } from '../../domain/market/deployments.ts'
import type { Locale } from '../../domain/market/languages.ts'
import { regionName } from '../../domain/format/words.ts'
import { BrandMark } from '../theme/BrandMark.tsx'

interface Props {
  readonly deployment: Deployment
  readonly locale: Locale
  /** Shown beside the form on wide screens. */
  readonly welcome: string
  readonly promise: string
  readonly children: ReactNode
}

/** The layout of the account pages: a form, and on wide screens the brand beside it. */
export const AccountFrame = ({ deployment: { brand, country }, locale, welcome, promise, children }: Props) => (
  <main className="sign-in" id="content">
    <div className="sign-in-form">{children}</div>
    <aside className="sign-in-aside">
      <BrandMark brand={brand} />
      <p className="eyebrow">{`${brand.name} · ${regionName(country.code, locale)}`}</p>
      <h2>{welcome}</h2>
      <p>{promise}</p>
    </aside>
  </main>
)
