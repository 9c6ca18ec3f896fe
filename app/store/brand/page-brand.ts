import type { Icons, Layout } from '#app/store/brand-look.ts'

/** The brand data that pages need. */
export type PageBrand = {
  /** The URL of the style sheet. */
  readonly sheet: string
  /** The color of the browser's toolbar. */
  readonly theme: string
  /** Font files to preload in place of the built-in ones. */
  readonly fonts?: readonly string[]
  readonly icons?: Icons
  readonly hero: Layout['hero']
  /** The `sizes` of images in product lists, unless the grid is the built-in one. */
  readonly listSizes?: string
}
