import { useLocalization } from '@fluent/react'

/** The number of items in each group; their texts are `prohibited-<group>-<number>`. */
const GROUPS = { dangerous: 4, illegal: 4, living: 3, valuable: 3, regulated: 3, unfit: 3 } as const

/** The items that individual senders must not send (C2C-04). */
export const ProhibitedItemsScreen = () => {
  const { l10n } = useLocalization()
  const text = (id: string) => l10n.getString(`prohibited-${id}`)
  return (
    <article className="prohibited-items">
      <h1>{text('title')}</h1>
      <p>{text('introduction')}</p>
      {Object.entries(GROUPS).map(([group, count]) => (
        <section key={group}>
          <h2>{text(`${group}-title`)}</h2>
          <ul>
            {Array.from({ length: count }, (_, index) => (
              <li key={index}>{text(`${group}-${index + 1}`)}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2>{text('refused-title')}</h2>
        <p>{text('refused-text')}</p>
        <p>{text('unsure')}</p>
      </section>
    </article>
  )
}
