import { expect, test } from 'vitest'
import { modelForm } from '#app/features/withdrawals/model-form.server.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'

const SELLER = { name: 'Atelier Nord', address: 'Hafenstraße 1\n 20457 Hamburg', email: 'hallo@atelier.example' }

test('the form has the words of the directive, with who to send it to', () => {
  expect(modelForm(SELLER)).toMatchObject({
    title: 'Model withdrawal form',
    lines: [
      '(complete and return this form only if you wish to withdraw from the contract)',
      ...['– To:', 'Atelier Nord', 'Hafenstraße 1', '20457 Hamburg', 'hallo@atelier.example'],
      expect.stringMatching(
        /^– I\/We \(\*\) hereby give notice that I\/We \(\*\) withdraw from my\/our \(\*\) contract/,
      ),
      ...['– Ordered on (*)/received on (*):', '– Name of consumer(s):', '– Address of consumer(s):'],
      '– Signature of consumer(s) (only if this form is notified on paper):',
      ...['– Date:', '(*) Delete as appropriate.'],
    ],
  })
})

test.each(LANGUAGES)('in %s it has a line for each of them', (language) => {
  const { title, lead, lines } = inLanguage(language, () => modelForm({ ...SELLER, address: '', email: '' }))
  expect([title, lead, ...lines].filter((line) => line.trim().length > 2)).toHaveLength(12)
})
