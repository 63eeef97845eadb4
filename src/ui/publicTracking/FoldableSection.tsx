import { useId, useState, type ReactNode } from 'react'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

interface Props {
  readonly title: TextId
  readonly children: ReactNode
  /** The content that "show more" reveals. */
  readonly more: ReactNode
  /** Additional content such as a map, which is not printed. */
  readonly aid?: ReactNode
}

/** A section with a summary, and the rest behind "show more" and "show less" (C2C-01). */
export const FoldableSection = ({ title, children, more, aid }: Props) => {
  const { l10n } = useLocalization()
  const [isOpen, setOpen] = useState(false)
  const [heading, rest] = [useId(), useId()]
  return (
    <section className="foldable" aria-labelledby={heading}>
      <h2 id={heading}>{l10n.getString(title)}</h2>
      {children}
      <div id={rest} hidden={!isOpen}>
        {more}
        {isOpen && aid}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={rest}
        aria-describedby={heading}
        onClick={() => setOpen(!isOpen)}
      >
        {l10n.getString(isOpen ? 'public-show-less' : 'public-show-more')}
      </button>
    </section>
  )
}
