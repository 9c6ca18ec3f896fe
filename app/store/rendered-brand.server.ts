import { createHash } from 'node:crypto'
import type { ShareFace, ShareLook } from '#app/platform/images/share-card.ts'
import { buildBrandSheet, listBrandFonts } from '#app/store/brand/brand-sheet.ts'
import type { PageBrand } from '#app/store/brand/page-brand.ts'
import { TYPE_PAIR } from '#app/store/brand/type-pairs.ts'
import type { BrandLook, Layout, TYPE_PAIRS } from '#app/store/brand-look.ts'

type RenderedBrand = {
  readonly look: BrandLook
  /** Null for the built-in look. */
  readonly sheet: { readonly address: string; readonly css: string } | null
}

let last: RenderedBrand | null = null

/** The last result is cached, because every page needs the same look. */
export function renderBrand(look: BrandLook): RenderedBrand {
  if (last?.look === look) return last
  const css = buildBrandSheet(look)
  last = { look, sheet: css === null ? null : { address: getSheetUrl(css), css } }
  return last
}

/** Returns the style sheet at a URL if it is the one that was rendered last. */
export function findRenderedSheet(address: string): string | null {
  return last?.sheet?.address === address ? last.sheet.css : null
}

function getSheetUrl(css: string): string {
  return `/brand/${createHash('sha256').update(css).digest('hex').slice(0, 20)}.css`
}

const LIST_SIZES: Readonly<Record<Layout['grid'], string | null>> = {
  four: null,
  tight: '(min-width: 1920px) 17vw, (min-width: 1280px) 25vw, (min-width: 768px) 33vw, 50vw',
  three: '(min-width: 768px) 32vw, 48vw',
  two: '(min-width: 2107px) 20vw, (min-width: 1024px) min(31vw, 384px), 46vw',
  mosaic: '(min-width: 768px) min(48vw, 980px), 92vw',
}

/** Returns null for the built-in look. */
export function toPageBrand(look: BrandLook): PageBrand | null {
  const { sheet } = renderBrand(look)
  if (!sheet) return null
  const fonts = listBrandFonts(look)
  const { colors, icons } = look
  const { hero, grid } = look.layout
  const listSizes = LIST_SIZES[grid]
  return {
    sheet: sheet.address,
    theme: colors.announcement,
    hero,
    ...(listSizes && { listSizes }),
    ...(fonts && { fonts }),
    ...(icons && { icons }),
  }
}

/** The heading fonts for drawing images. `leading` is added to the font's own line spacing. */
const FACES: Readonly<Record<(typeof TYPE_PAIRS)[number], Pick<ShareFace, 'family' | 'leading'>>> = {
  imbue: { family: 'Imbue Share', leading: -0.2 },
  grotesk: { family: 'Inter Tight SemiBold', leading: -0.2 },
  soft: { family: 'Fraunces', leading: -0.18 },
  caps: { family: 'Anton', leading: -0.45 },
  thin: { family: 'Cormorant Garamond Light', leading: -0.17 },
  modern: { family: 'Instrument Serif', leading: -0.28 },
}

/** Returns a brand's look for the images of shared links. */
export function toShareLook({ colors, light, type, logo }: BrandLook): ShareLook {
  const { size, spacing, isCaps } = TYPE_PAIR[type].display
  return {
    ink: colors.ink,
    panel: colors.panel,
    stone: colors.stone,
    hasLight: light,
    logo: logo?.print ?? null,
    // Cards are small, so their headings are relatively larger than on pages
    face: {
      ...FACES[type],
      size: Math.min(1, size * 1.25),
      spacing: type === 'imbue' ? 0 : spacing,
      isCaps,
    },
  }
}
