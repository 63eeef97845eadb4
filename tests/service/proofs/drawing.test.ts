import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { makeDrawing } from '../../../service/proofs/drawing.ts'
import type { ProofSketch } from '../../../service/proofs/sketch.ts'

const drawing = makeDrawing()
afterAll(() => drawing.stop())

const sketch = (more: Partial<ProofSketch> = {}): ProofSketch => ({
  kind: 'delivery',
  seed: 'cz1001-0123456789ab/delivery',
  houseNumber: '61',
  hour: 13,
  signedBy: 'Karel Novák',
  ...more,
})

/** Width and height as they stand at the head of a PNG. */
const sizeOf = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  return [view.getUint32(16), view.getUint32(20)]
}

describe('the picture of a simulated proof', () => {
  it('is a PNG of 480 by 360 that weighs less than 100 KiB, whatever it is drawn from (PROOF-01)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('collection', 'delivery', 'return'),
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.integer({ min: 0, max: 23 }),
        fc.stringMatching(/^\d{1,3}$/),
        fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { nil: undefined }),
        async (kind, seed, hour, houseNumber, signedBy) => {
          const { photo, signature } = await drawing.draw({ kind, seed, hour, houseNumber, signedBy })
          expect(Buffer.from(photo.subarray(0, 8)).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n')
          expect(sizeOf(photo)).toEqual([480, 360])
          expect(photo.length).toBeLessThan(100 * 1024)
          expect(signature && sizeOf(signature)).toEqual(signedBy === undefined ? undefined : [360, 120])
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is the same for the same order, and another one for another (OP-19)', async () => {
    const [first, again, other, return_] = await Promise.all([
      drawing.draw(sketch()),
      drawing.draw(sketch()),
      drawing.draw(sketch({ seed: 'cz1001-ba9876543210/delivery' })),
      drawing.draw(sketch({ kind: 'return', signedBy: undefined })),
    ])
    const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64')
    expect(text(again?.photo)).toBe(text(first?.photo))
    expect(text(again?.signature)).toBe(text(first?.signature))
    expect(text(other?.photo)).not.toBe(text(first?.photo))
    expect(text(other?.signature)).not.toBe(text(first?.signature))
    expect(text(return_?.photo)).not.toBe(text(first?.photo))
  })

  it('is drawn beside everything else: the service goes on meanwhile', async () => {
    let turns = 0
    let isDrawn = false
    const many = Promise.all(Array.from({ length: 6 }, (_, index) => drawing.draw(sketch({ seed: String(index) }))))
    void many.then(() => (isDrawn = true))
    while (!isDrawn) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
    expect(turns).toBeGreaterThan(20)
  })

  it('fails for those who wait when the drawing ends, and is drawn again afterwards by whoever begins anew', async () => {
    const short = makeDrawing()
    const outcome = short.draw(sketch()).then(
      () => 'drawn',
      (reason: unknown) => String(reason),
    )
    await short.stop()
    expect(await outcome).toContain('Nothing is drawn any more')
    expect((await short.draw(sketch())).photo.length).toBeGreaterThan(0)
    await short.stop()
  })
})
