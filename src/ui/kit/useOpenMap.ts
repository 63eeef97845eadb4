import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DeliveryMapPort, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'
import { useMapWords } from './useMapWords.ts'

interface Hearing {
  /** The map fits its view when this value changes; by default, when a pin is added or removed. */
  readonly fits?: string
  /** Called when the map was clicked outside a pin. */
  readonly picked?: () => void
  /** Called with the id of a clicked pin. */
  readonly pressed?: (id: string) => void
}

/** A read-only map: opens in `ground`, fits its view to the scene unless that has a focus, and closes on unmount. */
export const useOpenMap = (
  map: DeliveryMapPort,
  scene: MapScene,
  { fits = scene.pins.map(({ kind }) => kind).join(' '), ...hearing }: Hearing = {},
): { readonly ground: RefObject<HTMLElement | null>; readonly isFailed: boolean } => {
  const ground = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<OpenMap>()
  const [isFailed, setFailed] = useState(false)
  const latest = useRef(scene)
  const words = useMapWords()
  const picked = useEffectEvent(() => hearing.picked?.())
  const pressed = useEffectEvent((id: string) => hearing.pressed?.(id))
  useEffect(() => {
    latest.current = scene
    opened?.show(scene)
  })
  useEffect(() => {
    const { current: element } = ground
    if (!element) return undefined
    const failed = () => setFailed(true)
    const heard = { pinMoved: () => undefined, picked: () => picked(), pressed: (id: string) => pressed(id), failed }
    const opening = map.open(element, latest.current, heard, words)
    opening.then(setOpened, failed)
    return () => {
      setOpened(undefined)
      opening.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }, [map, words])
  useEffect(() => {
    if (latest.current.focus === undefined) opened?.fit()
  }, [opened, fits])
  return { ground, isFailed }
}
