import { expect, test } from 'vitest'
import { namesPayment } from '#app/operations/law/payment-words.ts'

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
  ['Megrendelés', 'hu', true], // nothing is known of Hungarian
])("'%s' in '%s' names the payment: %s", (text, language, isNamed) => {
  expect(namesPayment(text, language)).toBe(isNamed)
})
