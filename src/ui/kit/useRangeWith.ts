import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useCallback } from 'react'

/** The visible rows and the row that Tab focuses, even if that row is scrolled out of view. */
export const useRangeWith = (activeIndex: number): ((range: Range) => Array<number>) =>
  useCallback(
    (range: Range) => {
      const visible = defaultRangeExtractor(range)
      if (visible.includes(activeIndex) || activeIndex < 0 || activeIndex >= range.count) return visible
      return [...visible, activeIndex].sort((a, b) => a - b)
    },
    [activeIndex],
  )
