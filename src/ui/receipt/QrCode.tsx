import { encode } from 'uqr'

interface Props {
  readonly text: string
  /** The text alternative: what the code links to. */
  readonly label: string
}

/** A QR code; black on white in every appearance, because cameras need the contrast. */
export const QrCode = ({ text, label }: Props) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
