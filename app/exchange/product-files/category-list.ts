import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'

/** 'open': no category was found. 'proposed': guessed. 'certain': named in the file. 'chosen': chosen by staff. */
export const CATEGORY_STATES = ['open', 'proposed', 'certain', 'chosen'] as const
export type CategoryState = (typeof CATEGORY_STATES)[number]

export type CategoryListQuery = {
  readonly state: CategoryState | null
  /** Null for all types; '' for products without a type. */
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

/** The value for '' in the URL, where an empty value means no filter. */
export const NO_TYPE = '-'
