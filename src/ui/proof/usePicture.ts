import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ProofPicture } from '../../domain/proof/proof.ts'

/** Gives an image its picture before it is painted; the browser forgets it when the image goes. */
export const usePicture = ({ bytes, contentType }: ProofPicture): RefObject<HTMLImageElement | null> => {
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    const { current } = image
    if (current === null) return undefined
    const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
    current.src = address
    return () => {
      current.removeAttribute('src')
      URL.revokeObjectURL(address)
    }
  }, [bytes, contentType])
  return image
}
