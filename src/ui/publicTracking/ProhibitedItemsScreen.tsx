import type { TextIds } from '../../domain/text/textIds.ts'
import { useLocalization } from '../kit/localization.ts'

interface Group {
  readonly title: TextIds['prohibited']
  readonly items: ReadonlyArray<TextIds['prohibited']>
}

const GROUPS: ReadonlyArray<Group> = [
  {
    title: 'prohibited-dangerous-title',
    items: ['prohibited-dangerous-1', 'prohibited-dangerous-2', 'prohibited-dangerous-3', 'prohibited-dangerous-4'],
  },
  {
    title: 'prohibited-illegal-title',
    items: ['prohibited-illegal-1', 'prohibited-illegal-2', 'prohibited-illegal-3', 'prohibited-illegal-4'],
  },
  { title: 'prohibited-living-title', items: ['prohibited-living-1', 'prohibited-living-2', 'prohibited-living-3'] },
  {
    title: 'prohibited-valuable-title',
    items: ['prohibited-valuable-1', 'prohibited-valuable-2', 'prohibited-valuable-3'],
  },
  {
    title: 'prohibited-regulated-title',
    items: ['prohibited-regulated-1', 'prohibited-regulated-2', 'prohibited-regulated-3'],
  },
  { title: 'prohibited-unfit-title', items: ['prohibited-unfit-1', 'prohibited-unfit-2', 'prohibited-unfit-3'] },
]

/** The items that individual senders must not send (C2C-04). */
export const ProhibitedItemsScreen = () => {
  const { l10n } = useLocalization()
  return (
    <article className="prohibited-items">
      <h1>{l10n.getString('prohibited-title')}</h1>
      <p>{l10n.getString('prohibited-introduction')}</p>
      {GROUPS.map(({ title, items }) => (
        <section key={title}>
          <h2>{l10n.getString(title)}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{l10n.getString(item)}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{l10n.getString('prohibited-refused-title')}</h2>
        <p>{l10n.getString('prohibited-refused-text')}</p>
        <p>{l10n.getString('prohibited-unsure')}</p>
      </section>
    </article>
  )
}
