import { markPath } from '../../domain/market/brandPictures.ts'
import type { Brand } from '../../domain/market/brand.ts'

/** The brand's mark in the current text colour (BRAND-03). */
export const BrandMark = ({ brand }: { readonly brand: Pick<Brand, 'mark'> }) => (
  <svg viewBox="0 0 32 32" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={markPath(brand)} />
  </svg>
)
