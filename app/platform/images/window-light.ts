import type { OverlayOptions } from 'sharp'

/** The stops of `--window-light` in app/theme.css: position, red, green, blue, alpha. */
const STOPS = [
  [0.26, 255, 246, 205, 0],
  [0.262, 255, 246, 205, 0.85],
  [0.4, 255, 240, 180, 0.7],
  [0.402, 255, 240, 180, 0],
  [0.43, 255, 246, 205, 0],
  [0.432, 255, 246, 205, 0.8],
  [0.58, 255, 240, 180, 0.55],
  [0.582, 255, 240, 180, 0],
] as const
const ANGLE = (108 * Math.PI) / 180

export function drawWindowLight(width: number, height: number): Pick<OverlayOptions, 'input' | 'raw'> {
  const pixels = Buffer.alloc(width * height * 4)
  const length = Math.abs(width * Math.sin(ANGLE)) + Math.abs(height * Math.cos(ANGLE))
  for (let at = 0; at < width * height; at++) {
    const x = (at % width) - width / 2
    const y = Math.floor(at / width) - height / 2
    const position = (x * Math.sin(ANGLE) - y * Math.cos(ANGLE)) / length + 0.5
    const next = STOPS.findIndex(([stop]) => position < stop)
    const [from, to] = [STOPS[next - 1], STOPS[next]]
    if (!from || !to) continue
    const share = (position - from[0]) / (to[0] - from[0])
    const interpolate = (channel: 1 | 2 | 3 | 4) => from[channel] + (to[channel] - from[channel]) * share
    pixels.set([interpolate(1), interpolate(2), interpolate(3), interpolate(4) * 255].map(Math.round), at * 4)
  }
  return { input: pixels, raw: { width, height, channels: 4 } }
}
