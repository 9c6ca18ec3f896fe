import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { CollectionRow } from '#app/catalog/admin/collections/collection-list.server.ts'
import { readCollectionListQuery } from '#app/catalog/admin/collections/collection-list.ts'
import { CollectionTable, NoCollections } from '#app/catalog/admin/collections/collection-table.tsx'
import { newId } from '#app/lib/id.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

const row = {
  id: newId<'collection'>(),
  name: 'Summer',
  slug: 'summer',
  description: '',
  status: 'active',
  position: 0,
  imageUrl: null,
  products: 1,
} as const

function render(content: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: <ToastProvider>{content}</ToastProvider> }])
  return renderToString(<RouterProvider router={router} />).replaceAll('<!-- -->', '')
}

const ROWS: readonly CollectionRow[] = [row, { ...row, id: newId(), name: 'Winter', status: 'draft', products: 2 }]

function table(canMove: boolean, rows = ROWS): string {
  return render(
    <CollectionTable
      rows={rows}
      query={readCollectionListQuery(new URLSearchParams())}
      before={0}
      total={2}
      isBusy={false}
      onArrange={canMove ? () => {} : null}
      onDelete={() => {}}
    />,
  )
}

test('an empty list has a link to create a collection or, if it is filtered, to clear the filters', () => {
  const none = render(<NoCollections isFiltered={false} />)
  expect(none).toContain('No collections found')
  expect(none).toMatch(/href="\/admin\/collections\/new"[^>]*>Create Your First Collection</)
  const filtered = render(<NoCollections isFiltered />)
  expect(filtered).toContain('No collections found')
  expect(filtered).toMatch(/href="\/admin\/collections"[^>]*>Clear filters</)
  expect(filtered).not.toContain('Create Your First Collection')
})

test('the statuses active and draft differ in symbol and text, not only in color', () => {
  const html = table(true)
  expect(html).toMatch(/data-glyph="●" class="mark text-moss">Active/)
  expect(html).toMatch(/data-glyph="○" class="mark text-ink-2">Draft/)
})

test('below the name, the description is truncated to one line', () => {
  const rows = [{ ...row, description: 'Light and worn, in one line' }]
  expect(table(true, rows)).toMatch(/class="[^"]*truncate[^"]*">Light and worn, in one line</)
})

test('the drag handle icon is rendered once for all rows', () => {
  const html = table(true)
  expect(html.split('href="#row-icon-grip"')).toHaveLength(3)
  expect(html.split('id="row-icon-grip"')).toHaveLength(2)
  expect(html.split('lucide lucide-grip')).toHaveLength(2)
})

test('rows can be moved only if they are in the storefront’s order', () => {
  expect(table(true)).toMatch(/aria-label="Actions for Summer".*>Move down</)
  expect(table(false)).not.toMatch(/>Move|data-sort-handle/)
})

test('the product count links to the products', () => {
  expect(table(true)).toContain(`href="/admin/products?collection=${row.id}"`)
})
