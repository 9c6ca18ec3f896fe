import type { NewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'
import { NewsletterSignup } from '#app/content/newsletter/newsletter-signup.tsx'

type NewsletterBandProps = {
  /** The id is also an anchor on the page. */
  id: string
  heading: string
  text: string
  /** True if the footer follows. The band then has no gap below it. */
  isLast: boolean
  /** The outcome of a form that was submitted without JavaScript. */
  initialOutcome: NewsletterOutcome | null
  /** See `NewsletterSignup`. */
  consent: string
}

export function NewsletterBand({ id, heading, text, isLast, initialOutcome, consent }: NewsletterBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`section-gap ${isLast ? '-mb-24' : ''}`}>
      <div className="bg-newsletter">
        <div className="page grid gap-y-8 py-12 *:min-w-0 lg:grid-cols-12 lg:items-start lg:py-18">
          <div className="lg:col-span-6">
            <h2 id={`${id}-title`} className="type-display text-title text-balance wrap-anywhere">
              {heading}
            </h2>
            {text && <p className="mt-4 text-lg max-lg:text-md">{text}</p>}
          </div>
          <NewsletterSignup
            id={id}
            initialOutcome={initialOutcome}
            consent={consent}
            className="lg:col-span-5 lg:col-start-8"
          />
        </div>
      </div>
    </section>
  )
}
