import { expect, test } from 'vitest'
import { replaceScriptUrls } from '#app/platform/language-scripts/language-scripts.ts'

const scripts = {
  folders: { en: 'en-1', de: 'de-2' },
  localized: ['shop.js', 'products.js'],
  forShoppers: ['shop.js'],
}
const MANIFEST = JSON.stringify(['/assets/shop.js', '/assets/products.js', '/assets/framework.js', '/assets/a.css'])

test.each([
  ['en', ['/assets/en-1/shop.js', '/assets/en-1/products.js', '/assets/framework.js', '/assets/a.css']],
  // `products.js` is not for shoppers, so only English has it
  ['de', ['/assets/de-2/shop.js', '/assets/en-1/products.js', '/assets/framework.js', '/assets/a.css']],
])('a manifest in %s contains that language’s scripts, or English scripts that it lacks', (language, urls) => {
  expect(JSON.parse(replaceScriptUrls(MANIFEST, language, scripts))).toEqual(urls)
})
