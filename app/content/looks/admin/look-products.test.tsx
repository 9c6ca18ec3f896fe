import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { EditableLook } from '#app/content/looks/admin/look-form.server.ts'
import { LookProducts } from '#app/content/looks/admin/look-products.tsx'
import { useLookForm } from '#app/content/looks/admin/use-look-form.ts'
import { newId } from '#app/lib/id.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

const productId = newId<'product'>()

function buildLook(color: string | null, colors: readonly string[]): EditableLook {
  return {
    id: newId<'look'>(),
    name: 'Work',
    isActive: true,
    image: '/media/looks/a.jpg',
    imagePublicId: 'looks/a',
    imageWidth: 4,
    imageHeight: 5,
    imageAlt: '',
    items: [{ id: newId<'look-item'>(), productId, color, x: 20, y: 30 }],
    products: [{ id: productId, name: 'Coat', status: 'active', image: null, colors: [...colors], colorImages: {} }],
    version: '',
  }
}

function EditedProducts({ look }: { look: EditableLook }) {
  return <LookProducts form={useLookForm(look, undefined)} />
}

function renderProducts(look: EditableLook): string {
  const element = (
    <ToastProvider>
      <EditedProducts look={look} />
    </ToastProvider>
  )
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

test.each([
  { color: 'Ink', colors: ['Bark', 'Sand'], options: ['Bark (default)', 'Sand', 'Ink'], isRemoved: true },
  { color: 'Ink', colors: ['Bark'], options: ['Bark (default)', 'Ink'], isRemoved: true },
  { color: 'Ink', colors: [], options: ['No color', 'Ink'], isRemoved: true },
  { color: 'Sand', colors: ['Bark', 'Sand'], options: ['Bark (default)', 'Sand'], isRemoved: false },
  { color: 'Bark', colors: ['Bark', 'Sand'], options: ['Bark (default)', 'Sand', 'Bark'], isRemoved: false },
  { color: null, colors: ['Bark'], options: [], isRemoved: false },
])('a look with the color $color of a product in $colors offers $options', ({ color, colors, options, isRemoved }) => {
  const html = renderProducts(buildLook(color, colors))
  expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(options)
  expect(html.includes('This product no longer has this color. Choose another one.')).toBe(isRemoved)
})
