import type { Icons } from '#app/store/brand-look.ts'

/** The brand data that pages need. */
export type PageBrand = {
  /** The URL of the style sheet. */
  readonly sheet: string
  /** The color of the browser's toolbar. */
  readonly theme: string
  /** Font files to preload in place of the built-in ones. */
  readonly fonts?: readonly string[]
  readonly icons?: Icons
}
