import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ROWS_PER_PAGE } from '#app/lib/list-page.ts'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { readLinks } from '#tests/support/html-elements.ts'

const TOTAL = 2 * ROWS_PER_PAGE + 1

test.each([
  { page: 1, links: [['Next', '/list?q=a&page=2']] },
  {
    page: 2,
    links: [
      ['Previous', '/list?q=a'],
      ['Next', '/list?q=a&page=3'],
    ],
  },
  { page: 3, links: [['Previous', '/list?q=a&page=2']] },
])('page $page of 3 links to its neighbors and keeps the filter', ({ page, links }) => {
  const routes = [{ path: '/list', element: <Pages page={page} total={TOTAL} /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/list?q=a&page=${page}`] })
  expect(readLinks(renderToStaticMarkup(<RouterProvider router={router} />))).toEqual(links)
})

test('the range of rows on a page depends on the number of rows per page', () => {
  const pages = <Pages page={2} total={25} rowsPerPage={20} />
  const router = createMemoryRouter([{ path: '/list', element: pages }], { initialEntries: ['/list?page=2'] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('21–25 of 25')
  expect(readLinks(html)).toEqual([['Previous', '/list']])
})

test.each([
  { total: 0, shown: '' },
  { total: 1, shown: '' },
  { total: 12, shown: '12 codes' },
])('a list of $total rows has no links to pages and shows “$shown”', ({ total, shown }) => {
  const router = createMemoryRouter([{ path: '/', element: <Pages noun="codes" page={1} total={total} /> }])
  expect(renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]*>/g, '')).toBe(shown)
})
