/**
 * Parts of words that express the obligation to pay, by language. They cover wording that courts and laws
 * accept: ‘buy now’, § 312j(3) BGB ‘zahlungspflichtig bestellen’, Art. L221-14 Code de la consommation ‘commande avec
 * obligation de paiement’, Art. 98 TRLGDCU ‘pedido con obligación de pago’, Art. 51 Codice del consumo ‘ordine con
 * obbligo di pagare’, Decreto-Lei 24/2014 Art. 5 ‘encomenda com obrigação de pagar’, Art. 6:230v BW ‘bestelling met
 * betalingsverplichting’, Art. 17 ustawa o prawach konsumenta ‘zamówienie z obowiązkiem zapłaty’.
 */
const PAYMENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['pay', 'buy', 'purchase'],
  fr: ['pay', 'paie', 'achet'],
  de: ['zahl', 'kaufe', 'kostenpflichtig'],
  es: ['pag', 'compra'],
  it: ['pag', 'acquist', 'compra'],
  pt: ['pag', 'compra'],
  nl: ['betal', 'koop', 'kopen'],
  pl: ['płac', 'płat', 'zapłać', 'kup'],
  ar: ['دفع', 'شراء', 'اشتر'],
}

/**
 * Returns true if the text of an order button says, in this language (BCP 47), that the order has to be paid. Also
 * returns true if `PAYMENT_WORDS` lacks the language, because the text cannot be checked then.
 */
export function mentionsPayment(text: string, language: string): boolean {
  const words = PAYMENT_WORDS[language.split('-')[0] ?? '']
  const lower = text.toLocaleLowerCase(language)
  return !words || words.some((word) => lower.includes(word))
}
