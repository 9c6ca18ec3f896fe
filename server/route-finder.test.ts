import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createRouteFinder } from '#server/route-finder.ts'

const module = { default: () => null }
const routes: ServerBuild['routes'] = {
  root: { id: 'root', path: '', module },
  layout: { id: 'layout', parentId: 'root', module },
  home: { id: 'home', parentId: 'layout', index: true, module },
  product: { id: 'product', parentId: 'layout', path: 'product/:id', module },
  rest: { id: 'rest', parentId: 'layout', path: '*', module },
  quote: { id: 'quote', parentId: 'root', path: 'checkout/quote', module },
}
const cases = [
  ['/', 'home'],
  ['/_.data', 'home'],
  ['/product/7', 'product'],
  ['/product/7.data', 'product'],
  ['/checkout/quote', 'quote'],
  ['/Product/7', 'product'],
  ['/%70roduct/7', 'product'],
  ['//product/7', 'rest'],
  ['/product', 'rest'],
  ['/nothing/here', 'rest'],
] as const
test.each(cases)('%s is handled by %s', (pathname, route) => {
  expect(createRouteFinder(routes)(pathname)).toBe(route)
})
