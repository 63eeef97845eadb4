import { useEffect, useState } from 'react'
import type { PhotoAnswer } from '../../application/ports/DeliveryPhotos.ts'
import type { ProofPicture } from '../../domain/proof/proof.ts'
import type { OrderLink } from '../../domain/publicTracking/publicOrder.ts'
import { useLightPages } from '../frame/LightPages.ts'
import { Button } from '../kit/Button.tsx'
import { useLocalization } from '../kit/localization.ts'
import { usePicture } from '../proof/usePicture.ts'
import { unlessNotLoaded } from '../../application/lateCode/unlessNotLoaded.ts'

/** The photo of the delivery, without signature and name (PUB-06). The page asks for it once the order is delivered. */
export const DeliveryPhoto = ({ link }: { readonly link: OrderLink }) => {
  const { linkCalls } = useLightPages()
  const { l10n } = useLocalization()
  const [answer, setAnswer] = useState<PhotoAnswer>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const calls = await unlessNotLoaded(linkCalls())
      const photo = await calls?.readPhoto(link, leaving.signal)
      if (!leaving.signal.aborted) setAnswer(photo ?? { kind: 'unavailable', reason: 'offline' })
    }
    void ask()
    return () => leaving.abort()
  }, [linkCalls, link, attempt])
  const again = () => {
    setAnswer(undefined)
    setAttempt(attempt + 1)
  }
  switch (answer?.kind) {
    case undefined:
      return <div className="delivery-photo" />
    case 'none':
      return null
    case 'found':
      return <Photo photo={answer.photo} />
    case 'unavailable':
      return (
        <div className="delivery-photo-failed">
          <p>{l10n.getString('public-photo-failed')}</p>
          <Button onClick={again}>{l10n.getString('failure-try-again')}</Button>
        </div>
      )
  }
}

const Photo = ({ photo }: { readonly photo: ProofPicture }) => {
  const { l10n } = useLocalization()
  return <img className="delivery-photo" ref={usePicture(photo)} alt={l10n.getString('public-photo')} />
}
