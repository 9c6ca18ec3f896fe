import { expect, test } from 'vitest'
import { LANGUAGES } from '#app/lib/language.ts'
import { buildModelForm, buildWithdrawalInstructions } from '#app/orders/withdrawals/model-form.server.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'

const SELLER = { name: 'Atelier Nord', address: 'Hafenstraße 1\n 20457 Hamburg', email: 'hallo@atelier.example' }

test('the form has the directive’s wording and the address to send it to', () => {
  expect(buildModelForm(SELLER)).toMatchObject({
    title: 'Model withdrawal form',
    lines: [
      '(complete and return this form only if you wish to withdraw from the contract)',
      '– To:',
      'Atelier Nord',
      'Hafenstraße 1',
      '20457 Hamburg',
      'hallo@atelier.example',
      expect.stringMatching(
        /^– I\/We \(\*\) hereby give notice that I\/We \(\*\) withdraw from my\/our \(\*\) contract/,
      ),
      '– Ordered on (*)/received on (*):',
      '– Name of consumer(s):',
      '– Address of consumer(s):',
      '– Signature of consumer(s) (only if this form is notified on paper):',
      '– Date:',
      '(*) Delete as appropriate.',
    ],
  })
})

test.each(LANGUAGES)('in %s, the form has all parts', (language) => {
  const { title, lead, lines } = inLanguage(language, () => buildModelForm({ ...SELLER, address: '', email: '' }))
  expect([title, lead, ...lines].filter((line) => line.trim().length > 2)).toHaveLength(12)
})

// Directive 2011/83/EU, Annex I (A): 14 days from the last item, the address to write to, and who pays for the return
test('the instructions have the directive’s wording and say whom to inform', () => {
  const { title, lines } = buildWithdrawalInstructions(SELLER, 'https://shop.example/withdraw')
  expect(title).toBe('Instructions on withdrawal')
  expect(lines).toEqual([
    expect.stringMatching(
      /^You have the right to withdraw from this contract within 14 days .+ possession of the last good\.$/,
    ),
    expect.stringContaining('(Atelier Nord, Hafenstraße 1, 20457 Hamburg, hallo@atelier.example)'),
    expect.stringContaining('before the withdrawal period has expired'),
    expect.stringContaining('not later than 14 days from the day on which we are informed'),
    expect.stringContaining('You will have to bear the direct cost of returning the goods'),
  ])
})

test.each(LANGUAGES)(
  'in %s, the instructions contain the period, the seller and the URL of the withdrawal page',
  (language) => {
    const { lines } = inLanguage(language, () => buildWithdrawalInstructions(SELLER, 'https://shop.example/withdraw'))
    expect(lines[0]).toMatch(/14|vierzehn|quatorze/)
    expect(lines[1]).toContain('Atelier Nord')
    expect(lines[1]).toContain('https://shop.example/withdraw')
  },
)
