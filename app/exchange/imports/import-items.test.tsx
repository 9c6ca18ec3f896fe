import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ImportItems } from '#app/exchange/imports/import-items.tsx'

const ITEM = { id: '1', line: 2, name: '', changes: [], errors: [], notes: [] }

test.each([
  { link: 'no page', to: null, expected: '>Unnamed<' },
  { link: 'a page', to: '/admin/products', expected: 'href="/admin/products"[^>]*>Unnamed<' },
])('an item without a name and with $link has the heading “Unnamed”', ({ to, expected }) => {
  const element = <ImportItems items={[{ ...ITEM, to }]} unnamed="Unnamed" />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(html).toMatch(new RegExp(expected))
})
