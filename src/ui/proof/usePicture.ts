import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ProofPicture } from '../../domain/proof/proof.ts'

/** Sets an image's object URL before it is painted, and revokes the URL with the image. */
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
