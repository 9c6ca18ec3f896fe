import { expect, test } from 'vitest'
import { createFallbackSlug, isSlug, slugify, slugifyIn } from '#app/lib/slug.ts'
import { measureCpuTimeMs } from '#tests/support/cpu-time.ts'

test.each([
  { text: 'Amara Bias Slip Dress', slug: 'amara-bias-slip-dress' },
  { text: '  Two   words ', slug: 'two-words' },
  { text: 'Linen & Silk (2024)!', slug: 'linen-silk-2024' },
  { text: '--already--there--', slug: 'already-there' },
  { text: 'Chloé Façade', slug: 'chloe-facade' },
  { text: 'Mantel Größe & Söhne', slug: 'mantel-grosse-sohne' },
  { text: 'Łódź Œuvre Ærø', slug: 'lodz-oeuvre-aero' },
  { text: 'İstanbul', slug: 'istanbul' },
  { text: '日本', slug: '' },
  { text: '!!!', slug: '' },
  { text: '', slug: '' },
])('“$text” becomes “$slug”', ({ text, slug }) => {
  expect(slugify(text)).toBe(slug)
})

test('the slug of a name without usable characters is the noun and the end of the id', () => {
  expect(createFallbackSlug('product', '0199a1b2-0000-7000-8000-0123456789ab')).toBe('product-456789ab')
})

test('long hostile text is processed quickly', () => {
  expect(measureCpuTimeMs(() => void slugify('-'.repeat(200_000)))).toBeLessThan(1_000)
})

test.each([
  { language: 'de', text: 'Größe Übergrößen & Öko-Mäntel', slug: 'groesse-uebergroessen-oeko-maentel' },
  { language: 'fr', text: 'Robes d’été en crêpe, cœur brodé', slug: 'robes-d-ete-en-crepe-coeur-brode' },
  { language: 'es', text: 'Año nuevo: niñas', slug: 'ano-nuevo-ninas' },
  { language: 'it', text: 'Abiti più venduti', slug: 'abiti-piu-venduti' },
  { language: 'pt', text: 'Calções e saias à mão', slug: 'calcoes-e-saias-a-mao' },
  { language: 'nl', text: 'Gekleurde truien, coördinatie', slug: 'gekleurde-truien-coordinatie' },
  { language: 'pl', text: 'Żółte suknie łódź', slug: 'zolte-suknie-lodz' },
  { language: 'ar', text: 'فستان أحمر', slug: 'fstan-ahmr' },
  { language: 'ar', text: 'حَرِير 2026', slug: 'hrir-2026' },
  { language: 'de', text: '日本', slug: '' },
])('in $language, the slug of “$text” is spelled “$slug”', ({ language, text, slug }) => {
  expect(slugifyIn(language, text)).toBe(slug)
})

test.each(['a', 'linen-2026', '1'])('“%s” is a slug', (text) => expect(isSlug(text)).toBe(true))
test.each(['', '-a', 'a-', 'a--b', 'A', 'ä', 'a b', 'a/b'])('“%s” is not a slug', (text) =>
  expect(isSlug(text)).toBe(false),
)
