import { createWiredList } from '#app/lib/wired-list.ts'

/** The lists with saved views. */
export const VIEW_LISTS = [
  'customers',
  'discounts',
  'invoices',
  'mails',
  'orders',
  'payments',
  'products',
  'stock',
] as const

export type ViewList = (typeof VIEW_LISTS)[number]

type ListQuery = {
  readonly list: ViewList
  readonly path: string
  /** Reads the query of the list's URL, as the list itself does. */
  readonly read: (query: URLSearchParams) => Readonly<Record<string, unknown>>
}

/** The queries of the lists. Each module describes those of its own lists. */
export const listQueries = createWiredList<ListQuery>('listQueries')

function getListQuery(list: ViewList): ListQuery {
  const found = listQueries.entries.find((entry) => entry.list === list)
  if (!found) throw new Error(`No module describes the query of the list ${list}`)
  return found
}

export function getListPath(list: ViewList): string {
  return getListQuery(list).path
}

export function isViewList(text: string | null): text is ViewList {
  return VIEW_LISTS.some((list) => list === text)
}

/**
 * Returns a query in the normalized format that is stored and compared. The format contains the parameters that the
 * list supports and that differ from their defaults, but not the page number. Parameters that only other versions of
 * the list support are dropped.
 */
export function normalizeViewQuery(list: ViewList, query: URLSearchParams): string {
  const { read } = getListQuery(list)
  const [chosen, initial] = [read(query), read(new URLSearchParams())]
  const isSorted = chosen.sort !== initial.sort || chosen.dir !== initial.dir
  const changed = Object.entries(chosen).filter(([name, value]) => {
    if (name === 'page' || value === null || value === '') return false
    return name === 'sort' || name === 'dir' ? isSorted : value !== initial[name]
  })
  return new URLSearchParams(changed.map(([name, value]) => [name, String(value)])).toString()
}
