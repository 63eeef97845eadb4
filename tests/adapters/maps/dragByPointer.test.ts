// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { dragByPointer } from '../../../src/adapters/maps/dragByPointer.ts'

const pointer = (type: string, clientX: number, clientY: number, init: PointerEventInit = {}) =>
  new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, ...init })

const draggedElement = (draggable = true) => {
  const element = document.createElement('div')
  document.body.append(element)
  const told: Array<unknown> = []
  dragByPointer(element, {
    draggable: () => draggable,
    dragged: (by) => told.push(['dragged', ...by]),
    dropped: (by) => told.push(['dropped', ...by]),
    cancelled: () => told.push(['cancelled']),
  })
  return {
    element,
    told,
    send: (...events: ReadonlyArray<Event>) => events.forEach((event) => element.dispatchEvent(event)),
  }
}

describe('dragByPointer', () => {
  it.each(['mouse', 'touch', 'pen'])('REQ-05 follows a %s and reports where it was dropped', (pointerType) => {
    const { send, told } = draggedElement()
    send(
      pointer('pointerdown', 100, 100, { pointerType }),
      pointer('pointermove', 110, 95, { pointerType }),
      pointer('pointermove', 130, 80, { pointerType }),
      pointer('pointerup', 130, 80, { pointerType }),
    )
    expect(told).toEqual([
      ['dragged', 10, -5],
      ['dragged', 30, -20],
      ['dropped', 30, -20],
    ])
  })

  it('ignores a press without a move, another button, a fixed pin and a second finger', () => {
    const still = draggedElement()
    still.send(pointer('pointerdown', 1, 1), pointer('pointerup', 1, 1))
    const right = draggedElement()
    right.send(pointer('pointerdown', 1, 1, { button: 2 }), pointer('pointermove', 9, 9), pointer('pointerup', 9, 9))
    const fixed = draggedElement(false)
    fixed.send(pointer('pointerdown', 1, 1), pointer('pointermove', 9, 9), pointer('pointerup', 9, 9))
    const second = draggedElement()
    second.send(pointer('pointerdown', 1, 1), pointer('pointermove', 9, 9, { pointerId: 2 }))
    expect([still.told, right.told, fixed.told, second.told]).toEqual([[], [], [], []])
  })

  it('reports a cancelled drag when the system interrupts it', () => {
    const { send, told } = draggedElement()
    send(pointer('pointerdown', 0, 0), pointer('pointermove', 5, 5), pointer('pointercancel', 5, 5))
    expect(told).toEqual([['dragged', 5, 5], ['cancelled']])
  })
})
