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
  // Only English has admin scripts
  ['de', ['/assets/de-2/shop.js', '/assets/en-1/products.js', '/assets/framework.js', '/assets/a.css']],
])('a manifest in %s contains the scripts of that language', (language, urls) => {
  expect(JSON.parse(replaceScriptUrls(MANIFEST, language, scripts))).toEqual(urls)
})
