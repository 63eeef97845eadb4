import type { BrandId } from '../../domain/market/brands.ts'

/** The tile of every mark; the figures below are cut out of it. */
const TILE = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z'

/** One figure per brand, in a square of 32 units, as in `public/brands/<brand>/favicon.svg`. */
export const BRAND_MARKS: Readonly<Record<BrandId, string>> = {
  ferrywing: 'M7 7.5h19l-4.5 4.5H7zM7 14h13l-4.5 4.5H7zM7 20.5h7L9.5 25H7z',
  norikaze: 'M16 6a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM6 19.5h16V22H6zM10 24h16v2.5H10z',
  qamarly: 'M18.5 6A10.2 10.2 0 1 0 26 19.5 8.3 8.3 0 1 1 18.5 6zM23 7.5l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z',
  yolvera: 'M12.5 6h7L26 26H6zM15.4 8.5 15.2 12h1.6l-.2-3.5zM15 14.5l-.3 4h2.6l-.3-4zM14.5 21l-.3 5h3.6l-.3-5z',
  dobrego: 'M8 6h7a10 10 0 0 1 0 20H8zM12.5 11v10l8.5-5z',
  fjordel: 'M4.5 25 12 8l5.2 11.8L15 25zM17.3 25l5.2-12 5 12z',
  elpiro: 'M7 25C5.5 13 12 6.5 26 6c-.5 14-7 20.5-19 19zM9.5 23.5 21 11 8.5 22.5z',
  llevaro: 'M7 8h5l6 8-6 8H7l6-8zM16 8h5l6 8-6 8h-5l6-8z',
}

/** The brand's mark in the current text colour (BRAND-03). */
export const BrandMark = ({ brand }: { readonly brand: BrandId }) => (
  <svg viewBox="0 0 32 32" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d={TILE + BRAND_MARKS[brand]} />
  </svg>
)
