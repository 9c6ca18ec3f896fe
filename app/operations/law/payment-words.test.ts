import { expect, test } from 'vitest'
import { mentionsPayment } from '#app/operations/law/payment-words.ts'

test.each([
  ['Order with obligation to pay', 'en', true],
  ['Buy now · {total}', 'en-GB', true],
  ['Place order · {total}', 'en', false],
  ['Confirm', 'en', false],
  ['Zahlungspflichtig bestellen', 'de', true],
  ['Jetzt kaufen', 'de-AT', true],
  ['Bestellung abschließen', 'de', false],
  ['Commander avec obligation de paiement', 'fr', true],
  ['Valider la commande', 'fr', false],
  ['Pedido con obligación de pago', 'es', true],
  ['Ordine con obbligo di pagare', 'it', true],
  ['Encomenda com obrigação de pagar', 'pt-PT', true],
  ['Bestelling met betalingsverplichting', 'nl', true],
  ['Zamówienie z obowiązkiem zapłaty', 'pl', true],
  ['Kupuję i płacę', 'pl', true],
  ['Złóż zamówienie', 'pl', false],
  ['الطلب مع الالتزام بالدفع', 'ar', true],
  ['Megrendelés', 'hu', true], // there are no Hungarian words to check
])("'%s' in '%s' mentions payment: %s", (text, language, isMentioned) => {
  expect(mentionsPayment(text, language)).toBe(isMentioned)
})
