import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { SHARE_HEIGHT as HEIGHT, type ShareCard, SHARE_WIDTH as WIDTH } from '#app/platform/images/share-card.ts'
import { windowLight } from '#app/platform/images/window-light.ts'

const INK = '#1e1620'
const STONE = '#e4ddd3'
const PETAL = '#efdde0'
const MARGIN = 64
/** In characters: more would not fit in the smallest size. */
const MAX_LENGTH = 64
const FONT = 'app/assets/fonts/share/imbue-share.ttf'

/** Characters that the font lacks and cannot compose: they would be drawn as boxes. */
const UNDRAWABLE = /(?!\p{Mark})[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]/gu

type Layer = OverlayOptions & { readonly left: number; readonly top: number }

export async function drawShare(card: ShareCard, image: Buffer | null): Promise<Sharp> {
  const drawn = !image
    ? await plain(card)
    : card.layout === 'beside'
      ? await beside(card, image)
      : await below(card, image)
  return sharp(drawn.ground).composite(drawn.layers).removeAlpha().jpeg({ quality: 82, mozjpeg: true })
}

/** A tall image on the right, the title at the lower left, the store's name at the upper left. */
async function beside({ store, title }: ShareCard, image: Buffer) {
  const width = 504
  const textWidth = WIDTH - width - 2 * MARGIN
  const name = await renderText(title, { sizes: [104, 88, 72, 60], width: textWidth, height: 330 })
  const layers = [
    { input: await cropped(image, width, HEIGHT), left: WIDTH - width, top: 0 },
    ...position(await renderText(store, { sizes: [52, 40], width: textWidth, height: 60 }), {
      left: MARGIN,
      top: MARGIN,
    }),
    ...position(name, { left: MARGIN, bottom: HEIGHT - MARGIN }),
  ]
  return { ground: panel(STONE), layers }
}

/** No text covers an image. */
async function below({ store, title }: ShareCard, image: Buffer) {
  const height = 450
  const brand = await renderText(store, { sizes: [52, 40], width: 300, height: 60 })
  const name = await renderText(title, {
    sizes: [96, 80, 64, 52],
    width: WIDTH - 3 * MARGIN - (brand?.width ?? 0),
    height: 110,
  })
  const middle = (height + HEIGHT) / 2
  const layers = [
    { input: await cropped(image, WIDTH, height), left: 0, top: 0 },
    ...position(name, { left: MARGIN, middle }),
    ...position(brand, { left: WIDTH - MARGIN - (brand?.width ?? 0), middle }),
  ]
  return { ground: panel(STONE), layers }
}

async function plain({ store }: ShareCard) {
  const name = await renderText(store, { sizes: [200, 152, 112, 80], width: WIDTH / 2 - MARGIN, height: 420 })
  const layers = [
    { ...windowLight(WIDTH / 2, HEIGHT), left: WIDTH / 2, top: 0 },
    ...position(name, { left: MARGIN, middle: HEIGHT / 2 }),
  ]
  return { ground: panel(PETAL), layers }
}

function panel(background: string) {
  return { create: { width: WIDTH, height: HEIGHT, channels: 3, background } } as const
}

function cropped(image: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp(image).flatten({ background: STONE }).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer()
}

type TextImage = { readonly input: Buffer; readonly width: number; readonly height: number }

/** In the largest size that fits, truncated if none does. Null if nothing can be drawn. */
async function renderText(
  text: string,
  { sizes, width, height }: { sizes: readonly number[]; width: number; height: number },
): Promise<TextImage | null> {
  const drawable = text.normalize('NFC').replace(UNDRAWABLE, '').trim()
  if (!drawable) return null
  const short = drawable.length > MAX_LENGTH ? `${drawable.slice(0, MAX_LENGTH).trim()}…` : drawable
  const markup = `<span foreground="${INK}">${short.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</span>`
  let image: TextImage | null = null
  for (const size of sizes) {
    const { data, info } = await sharp({
      text: {
        text: markup,
        font: `Imbue Share ${size}`,
        fontfile: FONT,
        rgba: true,
        dpi: 72,
        width,
        wrap: 'word-char',
        spacing: -Math.round(size / 5),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
    image = { input: data, width: info.width, height: info.height }
    if (info.width <= width && info.height <= height) return image
  }
  if (!image) return null
  const cut = { left: 0, top: 0, width: Math.min(image.width, width), height: Math.min(image.height, height) }
  return { input: await sharp(image.input).extract(cut).toBuffer(), width: cut.width, height: cut.height }
}

type Position = { readonly left: number } & (
  | { readonly top: number }
  | { readonly middle: number }
  | { readonly bottom: number }
)

function position(text: TextImage | null, at: Position): Layer[] {
  if (!text) return []
  const top = 'top' in at ? at.top : 'middle' in at ? at.middle - text.height / 2 : at.bottom - text.height
  return [{ input: text.input, left: at.left, top: Math.round(top) }]
}
