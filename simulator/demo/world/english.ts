import type { DemoWords } from '../demoWorld.ts'

/** For several countries. */
export const ENGLISH: DemoWords = {
  notes: [
    'Please call on arrival.',
    'Leave it with the guard.',
    'Do not ring the bell, baby sleeping.',
    'The lift is out of order, I will come down.',
    'Leave it at the door, thanks.',
    'Cutlery for two, please.',
  ],
  otherReasons: ['Customer ordered twice by mistake', 'Power cut in the kitchen'],
  riderInstructions: [
    'Use the side entrance and tell the order number.',
    'Riders may park on the left of the shop.',
    'The pick-up counter is right of the till.',
    'Call five minutes before you arrive.',
    'Keep the boxes level, please.',
  ],
}
