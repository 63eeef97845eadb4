import { compareStructural, computed } from 'mobx'
import { useState } from 'react'

/**
 * A value derived from observables: the observer renders again only when the value changes, not whenever the
 * observables do. `of` is captured at the first render, so what it closes over must not change.
 */
export const useComputed = <T>(of: () => T): T => useState(() => computed(of, { equals: compareStructural }))[0].get()
