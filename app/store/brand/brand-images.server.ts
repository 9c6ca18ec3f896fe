import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#app/platform/db/db.server.ts'
import { detectImageType, formatRejection, isAnimated } from '#app/platform/images/image-type.ts'
import { openImageWorker } from '#app/platform/images/image-worker.server.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { MAX_BRAND_FILE_BYTES } from '#app/store/brand/brand-file-types.ts'
import { type BrandFile, storeBrandFile } from '#app/store/brand/brand-files.server.ts'
import { type CleanSvg, cleanSvg } from '#app/store/brand/svg-logo.server.ts'
import type { Icons, Logo, NoticeImage } from '#app/store/brand-look.ts'

export const MAX_LOGO_BYTES = 2_000_000
const MAX_ASPECT_RATIO = 12
const MIN_ASPECT_RATIO = 0.4
const MIN_LOGO_SIDE = 24
const MIN_ICON_SIDE = 192
const RENDERED_SIDE = 600

const work = openImageWorker()

/** Thrown when an image is rejected. The message is for staff. */
export class ImageRejectedError extends Error {}

/** `svg` is the text to store. */
type Source = { readonly bytes: Uint8Array; readonly svg: string | null }

type RenderedFile = Omit<BrandFile, 'type'>

/** The formats accepted in addition to SVG, and the message for any other format. */
type Formats = { readonly types: readonly ReturnType<typeof detectImageType>[]; readonly getRejection: () => string }

const LOGO_FORMATS: Formats = { types: ['png'], getRejection: () => adminText.imageTypeUnknown }
const NOTICE_FORMATS: Formats = {
  types: ['png', 'jpeg', 'webp'],
  getRejection: () => adminText.noticeTypeUnknown,
}

function readSource(bytes: Uint8Array, { types, getRejection }: Formats): Source {
  const type = detectImageType(bytes)
  if (type !== null && types.includes(type)) return { bytes, svg: null }
  const text = new TextDecoder().decode(bytes)
  if (type !== null || !/<svg[\s>]/.test(text.slice(0, 10_000))) throw new ImageRejectedError(getRejection())
  const clean = cleanSvg(text)
  if (!clean.ok) throw new ImageRejectedError(clean.reason)
  return { bytes: new TextEncoder().encode(withSize(clean)), svg: clean.svg }
}

/** Sets the size of a drawing. One unit of its coordinates can be anything from 0.001 mm to the whole width. */
function withSize({ svg, width, height }: Extract<CleanSvg, { ok: true }>): string {
  const scale = RENDERED_SIDE / Math.max(width, height)
  return svg.replace('<svg', `<svg width="${width * scale}" height="${height * scale}"`)
}

/** Stores a logo, and a PNG of it for emails and documents. @throws ImageRejectedError */
export async function storeLogo(db: Database, upload: Uint8Array): Promise<Logo> {
  const source = readSource(upload, LOGO_FORMATS)
  const print = await render(source, { width: 600, height: 240 })
  const shape = print.width / print.height
  if (shape > MAX_ASPECT_RATIO) throw new ImageRejectedError(adminText.logoTooWide(MAX_ASPECT_RATIO))
  if (shape < MIN_ASPECT_RATIO) throw new ImageRejectedError(adminText.logoTooTall)
  if (print.height < MIN_LOGO_SIDE) throw new ImageRejectedError(adminText.logoTooShort(MIN_LOGO_SIDE))
  const printId = await storeBrandFile(db, { type: 'png', ...print })
  const { width, height } = print
  if (source.svg === null) return { id: printId, type: 'png', width, height, print: printId }
  const id = await storeBrandFile(db, { type: 'svg', bytes: Buffer.from(source.svg), width, height })
  return { id, type: 'svg', width, height, print: printId }
}

/** Stores the icons that browsers and phones use. @throws ImageRejectedError */
export async function storeIcons(db: Database, upload: Uint8Array, background: string): Promise<Icons> {
  const source = readSource(upload, LOGO_FORMATS)
  const fullSize = await render(source, { width: 512, height: 512 })
  const [short, long] = [Math.min(fullSize.width, fullSize.height), Math.max(fullSize.width, fullSize.height)]
  if (long / short > 1.1) throw new ImageRejectedError(adminText.iconNotSquare)
  if (short < MIN_ICON_SIDE) throw new ImageRejectedError(adminText.iconTooSmall(MIN_ICON_SIDE))
  const icon = async (side: number, margin: number) => {
    const bytes = await render(source, { width: side, height: side }, { background: background, margin })
    return await storeBrandFile(db, { type: 'png', ...bytes })
  }
  return {
    32: await icon(32, 0),
    180: await icon(180, 0.08),
    192: await icon(192, 0),
    512: await icon(512, 0),
    mask: await icon(512, 0.14),
  }
}

/** Sizes in pixels: A4 at 150 dpi, or smaller if the file would exceed the limit. */
const NOTICE_BOXES = [
  { width: 1240, height: 1754 },
  { width: 800, height: 1131 },
] as const
const MIN_NOTICE_WIDTH = 400

/** Stores a guarantee notice in any web format as a PNG, scaled to A4. Returns the file. @throws ImageRejectedError */
export async function storeNoticeImage(db: Database, upload: Uint8Array): Promise<NoticeImage> {
  if (isAnimated(upload)) throw new ImageRejectedError(formatRejection('animated'))
  const source = readSource(upload, NOTICE_FORMATS)
  for (const box of NOTICE_BOXES) {
    const image = await render(source, box)
    if (image.width < MIN_NOTICE_WIDTH) {
      throw new ImageRejectedError(adminText.noticeTooNarrow(MIN_NOTICE_WIDTH))
    }
    if (image.bytes.length > MAX_BRAND_FILE_BYTES) continue
    const { width, height } = image
    return { id: await storeBrandFile(db, { type: 'png', ...image }), width, height }
  }
  throw new ImageRejectedError(adminText.noticeTooHeavy)
}

/** Returns true if the bytes are a valid stored brand image: an SVG without scripts, or a PNG. */
export async function isBrandImage(bytes: Uint8Array): Promise<boolean> {
  try {
    const source = readSource(bytes, LOGO_FORMATS)
    if (source.svg !== null && source.svg !== new TextDecoder().decode(bytes)) return false
    await render(source, { width: 64, height: 64 })
    return true
  } catch (error) {
    if (error instanceof ImageRejectedError) return false
    throw error
  }
}

type FitOptions = { readonly background: string | null; readonly margin: number }

async function render(
  { bytes }: Source,
  box: { readonly width: number; readonly height: number },
  { background, margin }: FitOptions = { background: null, margin: 0 },
): Promise<RenderedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'lumina-brand-'))
  try {
    const [input, output] = [join(folder, 'input'), join(folder, 'output')]
    await writeFile(input, bytes)
    const result = await work({ kind: 'png', input, output, box, background: background, margin })
    if (result.kind === 'rejected') throw new ImageRejectedError(formatRejection(result.rejection))
    if (result.kind !== 'png') throw new Error(`The image renderer returned "${result.kind}"`)
    return { bytes: await readFile(output), width: result.width, height: result.height }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
