export const PRODUCT_STATUSES = ['draft', 'active', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

export const COLLECTION_STATUSES = ['active', 'draft'] as const
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]

export const HOMEPAGE_SECTIONS = [
  'hero',
  'best_sellers',
  'new_arrivals',
  'featured',
  'what_we_see',
  'latest_collections',
] as const
export type HomepageSection = (typeof HOMEPAGE_SECTIONS)[number]
