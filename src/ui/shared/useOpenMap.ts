import { useEffect, useRef, useState, type RefObject } from 'react'
import type { DeliveryMapPort, MapScene, OpenMap } from '../../application/ports/DeliveryMap.ts'

/** A map that only shows: opened on `ground`, fitted whenever another pin comes or goes, closed on leaving. */
export const useOpenMap = (
  map: DeliveryMapPort,
  scene: MapScene,
): { readonly ground: RefObject<HTMLElement | null>; readonly isFailed: boolean } => {
  const ground = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<OpenMap>()
  const [isFailed, setFailed] = useState(false)
  const latest = useRef(scene)
  useEffect(() => {
    latest.current = scene
    opened?.show(scene)
  })
  useEffect(() => {
    const { current: element } = ground
    if (!element) return undefined
    const failed = () => setFailed(true)
    const opening = map.open(element, latest.current, { pinMoved: () => undefined, picked: () => undefined, failed })
    opening.then(setOpened, failed)
    return () => {
      setOpened(undefined)
      opening.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }, [map])
  const shown = scene.pins.map(({ kind }) => kind).join(' ')
  useEffect(() => opened?.fit(), [opened, shown])
  return { ground, isFailed }
}
