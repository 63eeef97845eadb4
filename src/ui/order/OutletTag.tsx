import type { CSSProperties } from 'react'
import type { OutletMark } from '../../domain/vendor/outletMarks.ts'

/** The outlet of an order, by name and colour (TRACK-27). */
export const OutletTag = ({ mark }: { readonly mark: OutletMark }) => {
  const { light, dark } = mark.colour
  return (
    <span className="outlet-tag" style={{ '--outlet-light': light, '--outlet-dark': dark } as CSSProperties}>
      <span className="patch" aria-hidden="true" />
      <bdi className="one-line">{mark.name}</bdi>
    </span>
  )
}
