import { expect, test } from 'vitest'
import { showSuggestion } from '#app/content/locales/show-suggestion.ts'

const LOCALES = [
  { prefix: '', hreflang: 'en', countries: 'CA DE FR GB US' },
  { prefix: 'de', hreflang: 'de', countries: 'CA DE FR GB US' },
  { prefix: 'ng', hreflang: 'en', countries: 'NG' },
  { prefix: 'ch-de', hreflang: 'de-CH', countries: 'CH LI' },
  { prefix: 'ch-fr', hreflang: 'fr-CH', countries: 'CH LI' },
]

/** Returns the prefix that a page in the locale `current` suggests, or null. */
function findSuggestion(current: string, languages: readonly string[], timeZone: string): string | null {
  const links = LOCALES.map(({ prefix, hreflang, countries }) => {
    return { hreflang, hidden: true, dataset: { prefix, countries, ...(prefix === current && { current: 'true' }) } }
  })
  const bar = { dataset: {}, querySelectorAll: () => links }
  const found = showSuggestion(bar, languages, timeZone)
  const shownLinks = links.filter(({ hidden }) => !hidden)
  expect(shownLinks.length > 0).toBe('shown' in bar.dataset)
  expect(shownLinks[0]?.dataset.prefix).toBe(found)
  return found ?? null
}

test.each([
  ['', ['en-US', 'en'], 'America/New_York', null],
  ['', ['en-US', 'en'], 'Africa/Lagos', 'ng'],
  ['ng', ['en-NG'], 'Africa/Lagos', null],
  ['ng', ['en-US'], 'America/Chicago', ''],
  ['', ['de-DE', 'en'], 'Europe/Berlin', 'de'],
  ['', ['de-AT'], 'Europe/Zurich', 'ch-de'],
  ['', ['it', 'fr-FR'], 'Europe/Zurich', 'ch-fr'],
  ['ch-fr', ['it'], 'Europe/Zurich', null],
  ['', ['it'], 'Europe/Zurich', 'ch-de'],
  ['', ['ja-JP'], 'Asia/Tokyo', null],
  ['ng', ['ja-JP'], 'Asia/Tokyo', null],
  ['', ['de-JP'], 'Asia/Tokyo', 'de'],
  ['', ['en-NG'], 'UTC', 'ng'],
  ['', [], '', null],
] as const)(
  'on pages with the prefix %j, a browser with the languages %j in %s gets the suggestion %j',
  (current, languages, timeZone, prefix) => {
    expect(findSuggestion(current, languages, timeZone)).toBe(prefix)
  },
)

test('the function’s source code can run on its own as an inline script', () => {
  const link = (current: boolean, hreflang: string, countries: string) => {
    return { hreflang, hidden: true, dataset: { countries, ...(current && { current: '' }) } }
  }
  const [here, there] = [link(true, 'en', 'US'), link(false, 'en', 'NG')]
  const bar = { dataset: {}, querySelectorAll: () => [here, there] }
  new Function('bar', `(${showSuggestion})(bar, ['en'], 'Africa/Lagos')`)(bar)
  expect([here.hidden, there.hidden]).toEqual([true, false])
})
