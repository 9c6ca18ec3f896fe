import { serverWithdrawalText } from '#app/orders/withdrawals/withdrawal-text.server.ts'
import type { Seller } from '#app/store/store-mail.server.ts'

export type ModelForm = {
  readonly title: string
  /** Explains that using the form is optional. */
  readonly lead: string
  /** The lines of the form, with the seller's name, address and email. */
  readonly lines: readonly string[]
  readonly print: string
}

/**
 * Returns the instructions on withdrawal in the current language: the period, how it begins, how to withdraw, and who
 * pays for the return (Directive 2011/83/EU, Art. 6(1)(h) and (i), Annex I (A)). `url` is the page for online
 * withdrawal.
 */
export function buildWithdrawalInstructions({ name, address, email }: Seller, url: string) {
  const { title, right, declaration, deadline, refund, sending, cost, value } = serverWithdrawalText.instruction
  const seller = [name, ...address.split('\n').map((line) => line.trim()), email].filter(Boolean).join(', ')
  return { title, lines: [right, declaration(seller, url), deadline, refund, `${sending} ${cost} ${value}`] }
}

/**
 * Returns the model withdrawal form in the current language, which consumers receive with the contract (Directive
 * 2011/83/EU, Art. 6(1)(h) and 8(7), Annex I (B)).
 */
export function buildModelForm({ name, address, email }: Seller): ModelForm {
  const { title, lead, hint, to, print, ...texts } = serverWithdrawalText.modelForm
  const seller = [name, ...address.split('\n').map((line) => line.trim()), email].filter(Boolean)
  const { declaration, ordered, signature, date, choice } = texts
  const blanks = [declaration, ordered, texts.name, texts.address, signature, date]
  return {
    title,
    lead,
    print,
    lines: [hint, `– ${to}:`, ...seller, ...blanks.map((blank) => `– ${blank}:`), choice],
  }
}
