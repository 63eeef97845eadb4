import type { OutletMark } from './outletMarks.ts'

/** Whose order it is: a letter, a colour and the name. */
export const OutletChip = ({ mark: { letter, colour, name } }: { readonly mark: OutletMark }) => (
  <span className="outlet-chip" title={name} style={{ '--outlet': colour } as React.CSSProperties}>
    <span className="letter" aria-hidden="true">
      {letter}
    </span>
    <bdi>{name}</bdi>
  </span>
)
