import type { Sharp } from 'sharp'

const [COLUMNS, ROWS] = [16, 20]

/**
 * Returns the average color of an image's left and right edges, such as '#d9d2c7', to fill the area beside the image.
 */
export async function computeGround(image: Sharp): Promise<string> {
  const small = image.resize(COLUMNS, ROWS, { fit: 'fill' }).flatten({ background: '#ffffff' }).removeAlpha()
  const pixels = await small.toColourspace('srgb').raw().toBuffer()
  const averages = [0, 1, 2].map((channel) => {
    let sum = 0
    for (let row = 0; row < ROWS; row++) {
      for (const column of [0, COLUMNS - 1]) sum += pixels[(row * COLUMNS + column) * 3 + channel] ?? 0
    }
    return Math.round(sum / (2 * ROWS))
  })
  return `#${averages.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
