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
  /** The layouts on which the sizes and the loading of images depend. */
  readonly layout: Pick<Layout, 'hero' | 'grid'>
}
