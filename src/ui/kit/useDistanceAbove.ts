import { useLayoutEffect, useState, type RefObject } from 'react'

/** The distance in pixels between the top of the page and an element; updated when the content above it changes. */
export const useDistanceAbove = (element: RefObject<HTMLElement | null>): number => {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setDistance(element.current.getBoundingClientRect().top + window.scrollY)
    }
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(document.body)
    return () => watching.disconnect()
  }, [element])
  return distance
}
