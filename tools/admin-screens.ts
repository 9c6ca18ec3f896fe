import { get } from '#tools/stress/request.ts'

type Request = (path: string) => Promise<{ readonly status: number; readonly body: string }>

/** Returns a function that requests pages as logged-in staff. */
export function createStaffReader(base: string, cookie: string): Request {
  return async (path) => {
    const { status, body } = await get(base, path, { cookie })
    return { status, body: String(body) }
  }
}

/** Words, a single letter, the start of a SKU and of an order number, and a search without matches. */
const SEARCHES = ['linen', 'obi', 'shopper', 'a', 'F-00', 'IN19', 'zzzz']

/** The navigation does not link to these screens, or links to them only until the store is set up. */
const MORE_LISTS = [
  '/admin/settings/all',
  '/admin/settings/setup',
  '/admin/products/drafts',
  '/admin/settings/own-store',
  '/admin/markets/prices',
  '/admin/markets/rates',
  '/admin/taxes/starter',
  '/admin/reviews/fit',
]

/** Returns the paths of all admin screens that the navigation links to, and of every list in all its views. */
export async function listAllScreens(request: Request): Promise<string[]> {
  const { body } = await request('/admin')
  const found = new Set<string>(['/admin', ...findLinks(body, '/admin').filter((path) => path.startsWith('/admin?'))])
  const lists = new Set([...findLists(body, '/admin'), ...MORE_LISTS])
  for (const path of lists) {
    const { body: listBody } = await request(path)
    for (const tab of findLists(listBody, path)) lists.add(tab) // a Set's iterator includes entries added during the loop
    for (const screen of await listScreens(request, path)) found.add(screen)
  }
  return [...found]
}

/**
 * Returns the paths of a list with each sort order, filter and tab, some searches and pages, the form for a new row,
 * and its first row.
 */
export async function listScreens(request: Request, path: string): Promise<string[]> {
  const { status, body } = await request(path)
  if (status !== 200) return []
  const links = findLinks(body, path)
  const views = links.filter((link) => link.startsWith(`${path}?`) || link.startsWith(`${path}/new`))
  const reversed = views.map((link) =>
    link.replace(/dir=(asc|desc)/, (_, dir) => `dir=${dir === 'asc' ? 'desc' : 'asc'}`),
  )
  const row = findRow(body)
  return [
    path,
    ...views,
    ...reversed,
    ...findFilters(body, path),
    ...findSearches(body, path),
    ...findPages(body, path),
    ...(row ? [row] : []),
  ]
}

function findLists(body: string, path: string): string[] {
  return findLinks(body, path).filter((link) => /^\/admin\/\w+$/.test(link))
}

function findLinks(body: string, path: string): string[] {
  return [...body.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), `http://shop${path}`))
    .filter(({ pathname }) => /^\/admin(\/|$)/.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

function findRow(body: string): string | null {
  const [link = ''] = body.match(/<a [^>]*row-link[^>]*>/) ?? []
  return /href="([^"]+)"/.exec(link)?.[1] ?? null
}

function findFilters(body: string, path: string): string[] {
  const [form = ''] = body.match(/<form[^>]*role="search".*?<\/form>/s) ?? []
  return [...form.matchAll(/<select[^>]*name="(\w+)".*?<\/select>/gs)].flatMap(([select, name = '']) =>
    [...select.matchAll(/value="([^"]+)"/g)].map(
      ([, value = '']) => `${path}?${new URLSearchParams({ [name]: value })}`,
    ),
  )
}

function findSearches(body: string, path: string): string[] {
  return body.includes('name="q"') ? SEARCHES.map((q) => `${path}?${new URLSearchParams({ q })}`) : []
}

function findPages(body: string, path: string): string[] {
  const [, pageSize = '', total = ''] = /1–(\d+) of ([\d,]+)/.exec(body.replaceAll('<!-- -->', '')) ?? []
  const last = Math.ceil(Number(total.replaceAll(',', '')) / Number(pageSize)) || 1
  const pages = new Set([2, Math.ceil(last / 2), last])
  return last > 1 ? [...pages].map((page) => `${path}?page=${page}`) : []
}
