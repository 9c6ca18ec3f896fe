import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderNumber } from '#app/ui/order-number.tsx'

test.each([
  ['INMX3162YJQ489', ['IN', 'MX31', '62YJ', 'Q489']],
  ['12345678', ['1234', '5678']],
  ['7', ['7']],
])('%s is split into groups of four from its end, without characters between them', (number, groups) => {
  const html = renderToStaticMarkup(<OrderNumber number={number} />)
  expect([...html.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(groups)
})
