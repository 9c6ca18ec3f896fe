import type { ProposedFrom } from '#app/features/product-files/guess-category.ts'
import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

/** 'open': none was found. 'proposed': one was guessed. 'certain': the file names it. 'chosen': by staff. */
export const CATEGORY_STATES = ['open', 'proposed', 'certain', 'chosen'] as const
export type CategoryState = (typeof CATEGORY_STATES)[number]

export const STATE_LABELS: Readonly<Record<CategoryState, string>> = {
  open: 'Needs a choice',
  proposed: 'Proposed',
  certain: 'Certain',
  chosen: 'Chosen',
}

/** How sure a proposal is, and why. */
export const PROPOSED_BECAUSE: Readonly<Record<ProposedFrom, string>> = {
  file: 'Certain: from the file',
  named: 'Certain: the type is its name',
  type: 'Likely: from the type',
  filed: 'Likely: from Shopify’s category',
  title: 'Guess: from the title',
  tags: 'Guess: from the tags',
  description: 'Guess: from the description',
}

export type CategoryListQuery = {
  readonly state: CategoryState | null
  /** Null for all; '' for products without one. */
  readonly type: string | null
  readonly q: string
  readonly page: number
}

export function readCategoryListQuery(query: URLSearchParams): CategoryListQuery {
  const type = query.get('type')
  return {
    state: readChoice(query, 'state', CATEGORY_STATES),
    type: type === NO_TYPE ? '' : type?.slice(0, 200) || null,
    q: readSearch(query),
    page: readPage(query),
  }
}

/** In the URL, where an empty value is none. */
export const NO_TYPE = '-'
