import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DeliveryMapPort, MapContent, MapEvents, OpenMap } from '../../application/ports/DeliveryMap.ts'
import { useMapWords } from './useMapWords.ts'
import { whenIdle } from './whenIdle.ts'

interface Use extends Partial<Omit<MapEvents, 'failed'>> {
  /** The map fits its view when this value changes; by default, when a pin is added or removed. */
  readonly fits?: string
  /** Whether it opens when the page is idle instead of at once: in a form, typing comes first. */
  readonly opensWhenIdle?: boolean
  /** Whether it keeps its view although that value has changed. */
  readonly keepsView?: () => boolean
}

/** A map that opens in `ground`, fits its view to the content unless that has a focus, and closes on unmount. */
export const useOpenMap = (
  map: DeliveryMapPort,
  content: MapContent,
  { fits = content.pins.map(({ kind }) => kind).join(' '), opensWhenIdle = false, ...handlers }: Use = {},
): { readonly ground: RefObject<HTMLDivElement | null>; readonly isFailed: boolean } => {
  const ground = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenMap>()
  const [isFailed, setFailed] = useState(false)
  const words = useMapWords()
  const scene = { ...content, words }
  const latest = useRef(scene)
  const pinMoved = useEffectEvent<MapEvents['pinMoved']>((id, position) => handlers.pinMoved?.(id, position))
  const picked = useEffectEvent<MapEvents['picked']>((position) => handlers.picked?.(position))
  const pressed = useEffectEvent((id: string) => handlers.pressed?.(id))
  useEffect(() => {
    latest.current = scene
    opened?.show(scene)
  })
  useEffect(() => {
    const leaving = new AbortController()
    const failed = () => {
      if (!leaving.signal.aborted) setFailed(true)
    }
    const open = () => {
      const { current: element } = ground
      if (!element) return
      const events: MapEvents = {
        pinMoved: (id, position) => pinMoved(id, position),
        picked: (position) => picked(position),
        pressed: (id) => pressed(id),
        failed,
      }
      map.open(element, latest.current, events).then((shown) => {
        if (leaving.signal.aborted) return shown.close()
        leaving.signal.addEventListener('abort', () => shown.close())
        return setOpened(shown)
      }, failed)
    }
    if (opensWhenIdle) whenIdle(open, leaving.signal)
    else open()
    return () => {
      leaving.abort()
      setOpened(undefined)
    }
  }, [map, opensWhenIdle])
  const fit = useEffectEvent(() => {
    if (handlers.keepsView?.() !== true && content.focus === undefined) opened?.fit()
  })
  useEffect(() => fit(), [opened, fits])
  return { ground, isFailed }
}
