import type { Icons } from '#app/store/brand-look.ts'

/** What a page needs of a brand. */
export type PageBrand = {
  /** The address of its style sheet. */
  readonly sheet: string
  /** The color of the browser's own bars. */
  readonly theme: string
  /** Font files to preload in place of the built-in ones. */
  readonly fonts?: readonly string[]
  readonly icons?: Icons
}
