import { afterEach, expect, test } from 'vitest'
import { formatMoney, money } from '#app/base/money.ts'
import { formatDateTime } from '#app/lib/format/date.ts'
import { setLocaleSource } from '#app/lib/format/locale.ts'
import { formatNumber } from '#app/lib/format/number.ts'

afterEach(() => setLocaleSource(() => undefined))

test.each([
  { locale: undefined, number: '1,234.5', amount: '€1,234.50', time: 'Nov 24, 2026, 09:05' },
  { locale: 'de-DE', number: '1.234,5', amount: '1.234,50 €', time: '24.11.2026, 09:05' },
  { locale: 'en-IN', number: '1,234.5', amount: '€1,234.50', time: '24 Nov 2026, 09:05' },
  { locale: 'fr-FR', number: '1 234,5', amount: '1 234,50 €', time: '24 nov. 2026, 09:05' },
])('numbers, amounts and times are formatted for $locale', ({ locale, number, amount, time }) => {
  setLocaleSource(() => locale)
  expect(normalizeSpaces(formatNumber(1_234.5))).toBe(number)
  expect(normalizeSpaces(formatMoney(money(123_450, 'EUR')))).toBe(amount)
  expect(formatDateTime(new Date('2026-11-24T09:05:00Z'), 'UTC')).toBe(time)
})

/** Some locales group digits with no-break spaces. */
function normalizeSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
