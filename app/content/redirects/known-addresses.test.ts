import { expect, test } from 'vitest'
import { listPageReferences, toPath } from '#app/content/redirects/known-addresses.server.ts'

test.each([
  // Shopify
  ['/products/silk-slip', ['/product/silk-slip']],
  ['/products/caf%C3%A9-dress?variant=123', ['/product/cafe-dress']],
  ['/collections/summer/products/silk-slip', ['/product/silk-slip']],
  ['/collections/summer', ['/collection/summer', '/shop?category=summer']],
  ['/collections/summer/linen', ['/collection/summer', '/shop?category=summer']],
  ['/collections/all', ['/shop']],
  ['/collections', ['/shop']],
  ['/collections/all/linen', ['/shop']],
  ['/pages/about-us', ['/pages/about-us', '/about']],
  ['/pages/contact', ['/pages/contact', '/contact']],
  ['/pages/our-story', ['/pages/our-story']],
  ['/pages/impressum', ['/pages/impressum', '/legal-notice']],
  ['/policies/refund-policy', ['/returns']],
  ['/policies/privacy-policy', ['/privacy']],
  ['/policies/terms-of-service', ['/terms']],
  ['/policies/shipping-policy', ['/shipping']],
  ['/policies/contact-information', ['/legal-notice']],
  ['/search?q=silk slip', ['/shop?search=silk+slip']],
  ['/search', ['/shop']],
  ['/cart', ['/shop']],
  ['/account/login', ['/']],
  // WooCommerce
  ['/product/silk-slip', ['/product/silk-slip']],
  ['/product-category/women/dresses', ['/shop?category=dresses', '/collection/dresses']],
  ['/product-tag/hand-made', ['/shop?search=hand+made']],
  ['/my-account', ['/']],
  ['/refund_returns', ['/returns']],
  ['/terms-and-conditions', ['/terms']],
  // This store
  ['/shop?category=gowns&sale=1', ['/shop?category=gowns']],
  ['/shop', ['/shop']],
  ['/about', ['/about']],
  ['/terms', ['/terms']],
  // No known system
  ['/policies/none', []],
  ['/pages/%ff', []],
  ['/products/%ff', ['/product/']],
  ['/constructor', []],
])('the path %s can refer to the pages %j', (path, addresses) => {
  expect(listPageReferences(path).map(toPath)).toEqual(addresses)
})
