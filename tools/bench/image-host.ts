import { once } from 'node:events'
import { createServer } from 'node:http'
import process from 'node:process'
import sharp from 'sharp'
import { createRandom } from '#tools/stress/random.ts'

// A child process that serves photos for an import to fetch.

const BASES = 8
const DIMENSIONS = { width: 1_200, height: 1_500 }
const QUALITY = 82
/** The strength of the noise, which makes a file of about 290 KB. */
const NOISE = 15
const DQT = 0xdb
/** From this index in zigzag order, a changed coefficient alters the photo only slightly. */
const FIRST_COEFFICIENT = 20

/** Serves a different photo at every path with a product number and an image number, such as '/17-2.jpg'. */
async function servePhotos(host: string, port: number): Promise<void> {
  const bases = await Promise.all(Array.from({ length: BASES }, (_, seed) => generatePhoto(seed)))
  const server = createServer((request, response) => {
    const [product = 0, image = 0] = (request.url?.match(/\d+/g) ?? []).map(Number)
    const number = product * 16 + image
    const base = bases[number % BASES] ?? Buffer.alloc(0)
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(toVariant(base, number))
  })
  await once(server.listen(port, host), 'listening')
}

/** Generates an image that resembles a photo: shades with grain. */
function generatePhoto(seed: number): Promise<Buffer> {
  const { width, height } = DIMENSIONS
  const random = createRandom(seed)
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) {
    const [column, row] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    const shade = 128 + 60 * Math.sin((column + seed * 97) / 90) + 50 * Math.cos((row * (1 + (at % 3))) / 130)
    pixels[at] = Math.max(0, Math.min(255, shade + random.integer(-NOISE, NOISE)))
  }
  return sharp(pixels, { raw: { ...DIMENSIONS, channels: 3 } })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

/** Returns a slightly different photo for each number: adds its 16 bits to entries of the first quantization table. */
function toVariant(jpeg: Buffer, number: number): Buffer {
  const copy = Buffer.from(jpeg)
  const table = copy.indexOf(Buffer.from([0xff, DQT])) + 5
  for (let bit = 0; bit < 16; bit++) {
    const at = table + FIRST_COEFFICIENT + bit
    if ((number >> bit) & 1) copy[at] = (copy[at] ?? 1) + 1
  }
  return copy
}

if (import.meta.main) {
  const [host = '', port = ''] = process.argv.slice(2)
  await servePhotos(host, Number(port))
  process.send?.('ready')
}
