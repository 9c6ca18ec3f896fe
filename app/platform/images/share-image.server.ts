import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import {
  SHARE_HEIGHT as HEIGHT,
  type ShareCard,
  type ShareFace,
  type ShareLook,
  SHARE_WIDTH as WIDTH,
} from '#app/platform/images/share-card.ts'
import { drawWindowLight } from '#app/platform/images/window-light.ts'

/** Imbue also has letters that other fonts lack. */
const IMBUE: ShareFace = { family: 'Imbue Share', size: 1, leading: -0.2, spacing: 0, isCaps: false }
const BUILT_IN: ShareLook = {
  ink: '#1e1620',
  panel: '#efdde0',
  stone: '#e4ddd3',
  hasLight: true,
  face: IMBUE,
  logo: null,
}
const MARGIN = 64
/** The maximum number of characters that fit at the smallest size. */
const MAX_LENGTH = 64
/** The number of Pango units in a point. */
const PANGO_UNITS = 1024

/** Characters that the font lacks and cannot compose. They would be drawn as boxes. */
const UNDRAWABLE = /(?!\p{Mark})[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]/gu

type Layer = OverlayOptions & { readonly left: number; readonly top: number }

type Card = Pick<ShareCard, 'store' | 'title'> & { readonly look: ShareLook; readonly logo: Buffer | null }
type Images = { readonly image: Buffer | null; readonly logo: Buffer | null }

export async function drawShare({ look = BUILT_IN, layout, ...names }: ShareCard, images: Images): Promise<Sharp> {
  const { image, logo } = images
  const card = { ...names, look, logo }
  const drawn = !image
    ? await drawPlain(card)
    : layout === 'beside'
      ? await drawBeside(card, image)
      : await drawBelow(card, image)
  return sharp(drawn.background).composite(drawn.layers).removeAlpha().jpeg({ quality: 82, mozjpeg: true })
}

/** Draws a tall image on the right, the title at the lower left and the store's name at the upper left. */
async function drawBeside(card: Card, image: Buffer) {
  const { title, look } = card
  const width = 504
  const textWidth = WIDTH - width - 2 * MARGIN
  const brand = await renderBrand(card, { sizes: [52, 40], width: textWidth, height: 60 })
  const name = await renderText(title, look, { sizes: [104, 88, 72, 60], width: textWidth, height: 330 })
  const layers = [
    { input: await cropImage(image, { width, height: HEIGHT, background: look.stone }), left: WIDTH - width, top: 0 },
    ...position(brand, { left: MARGIN, top: MARGIN }),
    ...position(name, { left: MARGIN, bottom: HEIGHT - MARGIN }),
  ]
  return { background: createPanel(look.stone), layers }
}

/** Draws the text below the image, so that the text does not cover the image. */
async function drawBelow(card: Card, image: Buffer) {
  const { title, look } = card
  const height = 450
  const brand = await renderBrand(card, { sizes: [52, 40], width: 300, height: 60 })
  const name = await renderText(title, look, {
    sizes: [96, 80, 64, 52],
    width: WIDTH - 3 * MARGIN - (brand?.width ?? 0),
    height: 110,
  })
  const middle = (height + HEIGHT) / 2
  const layers = [
    { input: await cropImage(image, { width: WIDTH, height, background: look.stone }), left: 0, top: 0 },
    ...position(name, { left: MARGIN, middle }),
    ...position(brand, { left: WIDTH - MARGIN - (brand?.width ?? 0), middle }),
  ]
  return { background: createPanel(look.stone), layers }
}

async function drawPlain(card: Card) {
  const { hasLight, panel: background } = card.look
  const width = (hasLight ? WIDTH / 2 : WIDTH - MARGIN) - MARGIN
  const brand = await renderBrand(card, { sizes: [200, 152, 112, 80], width, height: card.logo ? 240 : 420 })
  const layers = [
    ...(hasLight ? [{ ...drawWindowLight(WIDTH / 2, HEIGHT), left: WIDTH / 2, top: 0 }] : []),
    ...position(brand, { left: MARGIN, middle: HEIGHT / 2 }),
  ]
  return { background: createPanel(background), layers }
}

/** Draws the logo, or the store's name. */
async function renderBrand({ store, look, logo }: Card, space: Space): Promise<DrawnImage | null> {
  if (!logo) return await renderText(store, look, space)
  const { width, height } = space
  const resized = sharp(logo)
    .resize({ width: Math.floor(width), height, fit: 'inside' })
    .png()
  const { data, info } = await resized.toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

function createPanel(background: string) {
  return { create: { width: WIDTH, height: HEIGHT, channels: 3, background } } as const
}

type Crop = { readonly width: number; readonly height: number; readonly background: string }

function cropImage(image: Buffer, { width, height, background }: Crop): Promise<Buffer> {
  return sharp(image)
    .flatten({ background: background })
    .resize({ width, height, fit: 'cover', position: 'top' })
    .toBuffer()
}

type DrawnImage = { readonly input: Buffer; readonly width: number; readonly height: number }
type Space = { readonly sizes: readonly number[]; readonly width: number; readonly height: number }

/** Draws text at the largest size that fits, or truncated if none fits. Returns null if nothing can be drawn. */
async function renderText(
  text: string,
  { ink, face }: ShareLook,
  { sizes, width, height }: Space,
): Promise<DrawnImage | null> {
  const drawable = text.normalize('NFC').replace(UNDRAWABLE, '').trim()
  if (!drawable) return null
  const short = drawable.length > MAX_LENGTH ? `${drawable.slice(0, MAX_LENGTH).trim()}…` : drawable
  const displayed = face.isCaps ? short.toUpperCase() : short
  const escaped = displayed.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  let image: DrawnImage | null = null
  for (const size of sizes.map((imbueSize) => Math.round(imbueSize * face.size))) {
    const spacing = face.spacing === 0 ? '' : ` letter_spacing="${Math.round(face.spacing * size * PANGO_UNITS)}"`
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${ink}"${spacing}>${escaped}</span>`,
        font: `${[...new Set([face.family, IMBUE.family])].join(',')} ${size}`,
        rgba: true,
        dpi: 72,
        width,
        wrap: 'word-char',
        spacing: Math.round(size * face.leading),
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

function position(drawn: DrawnImage | null, at: Position): Layer[] {
  if (!drawn) return []
  const top = 'top' in at ? at.top : 'middle' in at ? at.middle - drawn.height / 2 : at.bottom - drawn.height
  return [{ input: drawn.input, left: at.left, top: Math.round(top) }]
}
