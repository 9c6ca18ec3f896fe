import { adminText } from '#app/catalog/admin/admin-text.ts'
import type { HomepageSection } from '#app/catalog/constants.ts'

// Separate from catalog.ts, so that storefront scripts, which import that file, do not contain these texts.

export const MAX_IN_SECTION = 4

/** Returns the labels that staff see. */
export function getSectionLabels(): Readonly<Record<HomepageSection, string>> {
  return adminText.sectionLabels
}

/** Products placed in one of these sections get its flag. Other products with the flag fill its empty positions. */
export const SECTION_FLAGS = { best_sellers: 'isBestseller', new_arrivals: 'isNew', featured: 'isFeatured' } as const

export type FlagSection = keyof typeof SECTION_FLAGS

export function findSectionFlag(section: HomepageSection | null) {
  return Object.entries(SECTION_FLAGS).find(([known]) => known === section)?.[1]
}

export const FLAG_SECTIONS = ['best_sellers', 'new_arrivals', 'featured'] as const satisfies readonly FlagSection[]
