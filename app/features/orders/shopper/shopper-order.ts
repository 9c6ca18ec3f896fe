import type { FieldErrors } from '#app/lib/form.ts'

/** The result of a form of an order's own page. `errors`: those of the whole form are under ''. */
export type ShopperResult =
  | { readonly outcome: 'cancelled' | 'corrected' }
  | {
      readonly outcome: 'refused'
      readonly about: 'cancel' | 'address'
      readonly errors: FieldErrors
      /** The values, for a page that is rendered again; null if a script has them. */
      readonly typed: Readonly<Record<string, string>> | null
    }
