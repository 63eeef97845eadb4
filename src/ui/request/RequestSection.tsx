import { Tick } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import type { Elements } from '../kit/Elements.ts'
import type { TextId } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

interface RequestSectionProps {
  /** 1 to 4, in the order of the page. */
  readonly number: number
  readonly titleId: TextId
  readonly done: boolean
  /** Shown beside the title. */
  readonly action?: ReactNode
  readonly children: Elements
}

/** One of the four sections of the form (SCR-08). */
export const RequestSection = ({ number, titleId, done, action, children }: RequestSectionProps) => {
  const { l10n } = useLocalization()
  const headingId = `request-section-${number}`
  return (
    <section className="request-section" aria-labelledby={headingId}>
      <header>
        <span className={done ? 'section-number done' : 'section-number'} aria-hidden="true">
          {done ? <Tick /> : number}
        </span>
        <h2 id={headingId}>{l10n.getString(titleId)}</h2>
        {done && <span className="visually-hidden">{l10n.getString('request-section-done')}</span>}
        {action !== undefined && <div className="section-action">{action}</div>}
      </header>
      {children}
    </section>
  )
}
