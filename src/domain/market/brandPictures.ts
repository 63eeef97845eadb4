import type { Brand } from './brand.ts'

/** The tile of every mark, in a square of 32 units; the figure of the brand is cut out of it. */
const TILE = 'M9 0h14a9 9 0 0 1 9 9v14a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z'

/** The brand's mark as an SVG path of the fill rule "evenodd", in a square of 32 units (BRAND-03). */
export const markPath = ({ mark }: Pick<Brand, 'mark'>): string => TILE + mark

/** The picture of links to the brand's pages in messengers: a path on the site; `npm run picture` draws it. */
export const shareCardOf = ({ id }: Pick<Brand, 'id'>): string => `/brands/${id}/card.png`

/** A path on the site, which the build writes a file for (BRAND-02). */
export const faviconOf = ({ id }: Pick<Brand, 'id'>): string => `/brands/${id}/favicon.svg`
