import type { Settings } from '#app/store/settings/settings.ts'

/** Whom a shopper has a contract with. `address` has lines. */
export type Seller = { readonly name: string; readonly address: string; readonly email: string }

/** Under the legal name and address; those of the store where none are set. */
export function sellerIn(
  settings: Pick<Settings, 'legal_name' | 'legal_address' | 'store_name' | 'store_address' | 'store_email'>,
): Seller {
  return {
    name: settings.legal_name || settings.store_name,
    address: settings.legal_address || settings.store_address,
    email: settings.store_email,
  }
}
