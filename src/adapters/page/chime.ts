/** Two notes with their start in seconds: a rising fourth, which differs from a till's beep. */
const NOTES = [
  { hertz: 784, at: 0 },
  { hertz: 1046.5, at: 0.16 },
] as const
const LASTS = 0.5
const LOUDEST = 0.25

/** Plays the chime once. */
export const playChime = (audio: AudioContext): void => {
  for (const { hertz, at } of NOTES) {
    const start = audio.currentTime + at
    const note = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
    const loudness = new GainNode(audio, { gain: 0 })
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(LOUDEST, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + LASTS)
    note.connect(loudness).connect(audio.destination)
    note.start(start)
    note.stop(start + LASTS)
  }
}
