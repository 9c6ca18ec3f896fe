import type { FieldErrors } from '#app/lib/form.ts'

/** What a shopper did to an order, or tried to. 'refused': nothing was written; '' holds what concerns all of it. */
export type ShopperResult =
  | { readonly outcome: 'cancelled' | 'corrected' }
  | {
      readonly outcome: 'refused'
      readonly about: 'cancel' | 'address'
      readonly errors: FieldErrors
      /** What was typed, for a page that was loaded again; null where a script still has it. */
      readonly typed: Readonly<Record<string, string>> | null
    }
