import type { ReactNode } from 'react'
import { useLocalization } from './localization.ts'
import './priceBefore.css'

/** A replaced price: struck through, with words for screen readers. */
export const PriceBefore = ({ children }: { readonly children: ReactNode }) => {
  const { l10n } = useLocalization()
  return (
    <s className="price-before">
      <span className="visually-hidden">{`${l10n.getString('shell-instead-of')} `}</span>
      <span>{children}</span>
    </s>
  )
}
