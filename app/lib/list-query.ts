import { shortLine } from '#app/lib/line.ts'

const LAST_PAGE = 10_000
const MAX_SEARCH = 100

export type SortDirection = 'asc' | 'desc'

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

export function readSearch(query: URLSearchParams): string {
  return shortLine(query.get('q') ?? '', MAX_SEARCH)
}

export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = query.get(name)
  return choices.find((choice) => choice === value) ?? null
}

export function readDay(query: URLSearchParams, name: string): string | null {
  const text = query.get(name)
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text
}

export function readDirection(query: URLSearchParams): SortDirection | null {
  return readChoice(query, 'dir', ['asc', 'desc'])
}

export function buildListUrl(path: string, filter: Readonly<Record<string, string | null | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  return query.size > 0 ? `${path}?${query}` : path
}
