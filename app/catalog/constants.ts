// Separate from catalog.ts, so that storefront scripts, which import that file, do not contain these values.

export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export const COLLECTION_STATUSES = ['active', 'draft'] as const
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

/** The cards in the list of a collection show products, or single colors. */
export const CARD_PER = ['product', 'color'] as const
export type CardPer = (typeof CARD_PER)[number]

export const HOMEPAGE_SECTIONS = [
  'hero',
  'best_sellers',
  'new_arrivals',
  'featured',
  'what_we_see',
  'latest_collections',
] as const
export type HomepageSection = (typeof HOMEPAGE_SECTIONS)[number]

/**
 * Each choice defines the right of withdrawal for a product (Directive 2011/83/EU). 'sealed': for hygiene reasons, the
 * right ends when the seal is broken (Art. 16(e)). 'personal': the product is made to a person's specifications, so
 * there is no such right (Art. 16(c)).
 */
export const WITHDRAWAL_CHOICES = ['allowed', 'sealed', 'personal'] as const
export type WithdrawalChoice = (typeof WITHDRAWAL_CHOICES)[number]

export const EXEMPTIONS = ['sealed', 'personal'] as const
export type Exemption = (typeof EXEMPTIONS)[number]

export function findExemption(choice: WithdrawalChoice): Exemption | null {
  return choice === 'allowed' ? null : choice
}

/** The maximum length of an image's alt text. */
export const MAX_ALT = 300
export const MAX_COLLECTION_NAME = 200
export const MAX_COLLECTION_DESCRIPTION = 5_000
export const MAX_GUIDE_NAME = 80
export const MAX_GUIDE_NOTE = 500
