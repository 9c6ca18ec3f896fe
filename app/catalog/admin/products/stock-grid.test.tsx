import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StockGrid } from '#app/catalog/admin/products/stock-grid.tsx'
import { cellKey } from '#app/catalog/product-draft.ts'

test('totals have thousands separators and count invalid numbers as 0', () => {
  const cells = {
    [cellKey({ size: 'S', color: 'Ivory' })]: '1200',
    [cellKey({ size: 'M', color: 'Ivory' })]: '34',
    [cellKey({ size: 'S', color: 'Plum' })]: 'many',
    [cellKey({ size: 'M', color: 'Plum' })]: '6000',
  }
  const colors = [
    { name: 'Ivory', hex: '#fffff0' },
    { name: 'Plum', hex: '#4b1d3f' },
  ]
  const html = renderToString(<StockGrid sizes={['S', 'M']} colors={colors} cells={cells} onChange={() => {}} />)
  const totals = [...html.matchAll(/<td class="p-2[^>]*>([^<]+)</g)].map(([, text]) => text)
  expect(totals).toEqual(['1,200', '6,034', '1,234', '6,000', '7,234'])
})
