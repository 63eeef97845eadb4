/** Outlines in a square of 24 units. */
const OUTLINES = {
  live: 'M12 21s7-5.7 7-11a7 7 0 0 0-14 0c0 5.3 7 11 7 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  proof: 'M7 3h7l4 4v14H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM14 3v4h4M9 14l2.2 2.2L15.5 12',
  share: 'M9.5 14.5l5-5M11 6.5l1.5-1.5a4 4 0 0 1 5.7 5.7L16.5 12.5M13 17.5 11.5 19a4 4 0 0 1-5.7-5.7l1.7-1.8',
  outlets: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  history: 'M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M12 8v4.5l3 2',
  goods: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.2l8 4.6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  appearance: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 3v18M12 7.5h7.5M12 12h9M12 16.5h7.5',
  /** The letter nun. */
  letters: 'M5 9.5c-1.5 6 2 9.5 7 9.5s8.5-3.5 7-9.5M12 10a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
} as const

export const Icon = ({ name }: { readonly name: keyof typeof OUTLINES }) => (
  <svg className="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={OUTLINES[name]} />
  </svg>
)
