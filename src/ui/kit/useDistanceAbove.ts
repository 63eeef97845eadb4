import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels of the page above an element, also when what stands there grows. */
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
