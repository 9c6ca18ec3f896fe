import { newsletterMailText } from '#app/content/newsletter/newsletter-mail-text.server.ts'
import { newsletterText } from '#app/content/newsletter/newsletter-text.ts'
import type { Id } from '#app/lib/id.ts'
import { showsRule } from '#app/store/law-rules.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'

/** The page and text that a subscriber saw. */
export type ShownConsent = {
  readonly text: string
  /** The path of the page. */
  readonly page: string
  readonly marketId: Id<'market'> | null
  /** A BCP 47 tag. */
  readonly language: string
}

type ConsentSettings = Pick<Settings, 'demo_content' | 'newsletter_double_opt_in' | 'store_name'>

/**
 * Returns true if subscribers must confirm by email, because the law requires proof of consent or the owner requires
 * it.
 */
export function needsConfirmation(market: OpenMarket, settings: ConsentSettings): boolean {
  if (settings.newsletter_double_opt_in) return true
  return showsRule('newsletter-consent', market, settings)
}

/** Returns the sentence beside the newsletter field, in the language of the page; '' if no confirmation is needed. */
export function getConsentSentence(market: OpenMarket, settings: ConsentSettings): string {
  return needsConfirmation(market, settings) ? newsletterMailText.consent(settings.store_name) : ''
}

/** Returns the form's text for the consent record: the sentence and the button label. */
export function getConsentText(sentence: string): string {
  return [sentence, newsletterText.subscribe].filter(Boolean).join('\n')
}
