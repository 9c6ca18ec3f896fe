import { newsletterMailText } from '#app/content/newsletter/newsletter-mail-text.server.ts'
import { newsletterText } from '#app/content/newsletter/newsletter-text.ts'
import type { Id } from '#app/lib/id.ts'
import { showsRule } from '#app/store/law-rules.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'

/** What somebody saw who subscribed. */
export type ShownConsent = {
  readonly text: string
  /** The path of the page. */
  readonly page: string
  readonly marketId: Id<'market'> | null
  /** BCP 47. */
  readonly language: string
}

type ConsentSettings = Pick<Settings, 'demo_content' | 'newsletter_double_opt_in' | 'store_name'>

/**
 * Whether an email is subscribed only once its owner confirms it by a mail: where the law requires a proof of the consent, or
 * the owner wants it.
 */
export function needsConfirmation(market: OpenMarket, settings: ConsentSettings): boolean {
  if (settings.newsletter_double_opt_in) return true
  return showsRule('newsletter-consent', market, settings)
}

/** The sentence beside the field of the newsletter, in the language of the page; '' where emails are not confirmed. */
export function consentSentence(market: OpenMarket, settings: ConsentSettings): string {
  return needsConfirmation(market, settings) ? newsletterMailText.consent(settings.store_name) : ''
}

/** The words that the form shows, as they are recorded: that sentence and the button. */
export function consentText(sentence: string): string {
  return [sentence, newsletterText.subscribe].filter(Boolean).join('\n')
}
