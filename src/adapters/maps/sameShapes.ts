import type { MapScene } from '../../application/ports/DeliveryMap.ts'
import type { Coordinates } from '../../domain/coordinates.ts'
import { isSamePlace } from './focus.ts'

type Line = ReadonlyArray<Coordinates>

const isSameLine = (one: Line, other: Line | undefined): boolean =>
  one === other || (one.length === other?.length && one.every((point, index) => isSamePlace(point, other[index])))

export const isSameRoute = (one: Pick<MapScene, 'route'>, other: Pick<MapScene, 'route'>): boolean =>
  isSameLine(one.route, other.route)

export const areSameAreas = ({ areas }: Pick<MapScene, 'areas'>, other: Pick<MapScene, 'areas'>): boolean =>
  areas === other.areas ||
  (areas.length === other.areas.length && areas.every((area, index) => isSameLine(area, other.areas[index])))
