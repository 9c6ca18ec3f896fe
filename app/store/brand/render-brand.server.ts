import { createHash } from 'node:crypto'
import type { BrandLook } from '#app/store/brand/brand-look.ts'
import { brandFonts, brandSheet } from '#app/store/brand/brand-sheet.ts'
import type { PageBrand } from '#app/store/brand/page-brand.ts'

export type RenderedBrand = {
  readonly look: BrandLook
  /** Null if the look is the built-in one. */
  readonly sheet: { readonly address: string; readonly css: string } | null
}

let last: RenderedBrand | null = null

/** The last result is cached, because every page needs the same one. */
export function renderBrand(look: BrandLook): RenderedBrand {
  if (last?.look === look) return last
  const css = brandSheet(look)
  last = { look, sheet: css === null ? null : { address: sheetAddress(css), css } }
  return last
}

/** The sheet at an address if it was rendered last. */
export function renderedSheet(address: string): string | null {
  return last?.sheet?.address === address ? last.sheet.css : null
}

function sheetAddress(css: string): string {
  return `/brand/${createHash('sha256').update(css).digest('hex').slice(0, 20)}.css`
}

/** Null for the built-in look. */
export function pageBrand(look: BrandLook): PageBrand | null {
  const { sheet } = renderBrand(look)
  if (!sheet) return null
  const fonts = brandFonts(look)
  const { colors, icons } = look
  return { sheet: sheet.address, theme: colors.announcement, ...(fonts && { fonts }), ...(icons && { icons }) }
}
