import type { HomepageSection } from '#app/features/catalog/statuses.ts'

// Apart from catalog.ts, which the scripts of the storefront import.

export const MAX_IN_SECTION = 4

export const SECTION_LABELS: Readonly<Record<HomepageSection, string>> = {
  hero: 'Hero',
  best_sellers: 'Best sellers',
  new_arrivals: 'New arrivals',
  featured: 'Featured',
  what_we_see: 'What we see',
  latest_collections: 'Latest collections',
}

/** Products placed in these sections get the flag; flagged products fill empty places (docs/rules.md, Homepage). */
export const SECTION_FLAGS = { best_sellers: 'isBestseller', new_arrivals: 'isNew', featured: 'isFeatured' } as const

export type FlagSection = keyof typeof SECTION_FLAGS

export function flagOfSection(section: HomepageSection | null) {
  return Object.entries(SECTION_FLAGS).find(([known]) => known === section)?.[1]
}

export const FLAG_SECTIONS = ['best_sellers', 'new_arrivals', 'featured'] as const satisfies readonly FlagSection[]
