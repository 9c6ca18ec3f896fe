import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductNotes } from '#app/content/storefront/product/product-notes.tsx'

test('the Shipping section contains the shipping policy as text', () => {
  const html = renderToStaticMarkup(
    <ProductNotes notes={['Secure payment']} shippingPolicy={'Weekdays.\n<b>Free</b>'} />,
  )
  expect(html).toMatch(/<details><summary[^>]*>Shipping<\/summary><p[^>]*>Weekdays\.\n&lt;b&gt;Free&lt;\/b&gt;<\/p>/)
})

test('without a policy, the Shipping section is not shown', () => {
  const html = renderToStaticMarkup(<ProductNotes notes={['Secure payment']} shippingPolicy="" />)
  expect(html).toContain('Secure payment')
  expect(html).not.toContain('Shipping')
})
