import { compareStructural, computed } from 'mobx'
import { useState } from 'react'

/**
 * A value out of a larger observable: an observer that reads it is drawn again when the value becomes another one, not
 * whenever something beside it does. What `of` closes over stays the same as long as the component lives.
 */
export const useComputed = <T>(of: () => T): T => useState(() => computed(of, { equals: compareStructural }))[0].get()
