import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StockCount } from '#app/catalog/admin/products/stock-count.tsx'

const render = (stock: number, more: { isLow?: boolean; backordered?: number } = {}) => {
  const html = renderToStaticMarkup(<StockCount stock={stock} isLow={false} {...more} />)
  return { color: /text-(moss|amber|danger)/.exec(html)?.[1], text: html.replaceAll(/<[^>]+>/g, '') }
}

test.each([
  { stock: 1_200, color: 'moss', text: '1,200 in stock' },
  { stock: 11, color: 'moss', text: '11 in stock' },
  { stock: 10, color: undefined, text: '10 in stock' },
  { stock: 0, color: undefined, text: '0 in stock' },
])('stock is green only above 10: the color of $stock is $color', ({ stock, ...shown }) => {
  expect(render(stock)).toEqual(shown)
})

test('low stock, sold out and backorders are labeled', () => {
  expect(render(5, { isLow: true, backordered: 2 })).toEqual({ color: 'amber', text: 'Low5 in stock2 backordered' })
  expect(render(0, { isLow: true })).toEqual({ color: 'danger', text: 'Sold out' })
})
