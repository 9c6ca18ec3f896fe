import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { isNewsletterOutcome, type NewsletterOutcome } from '#app/content/newsletter/newsletter-outcome.ts'
import { newsletterText } from '#app/content/newsletter/newsletter-text.ts'
import { readFields } from '#app/lib/json.ts'
import { postJson } from '#app/platform/http/post-json.ts'
import { Button } from '#app/ui/button.tsx'

const TIMEOUT_MS = 10_000

type NewsletterSignupProps = {
  /** The prefix of the element ids in the form. */
  readonly id: string
  /** The outcome of a form that was submitted without JavaScript. */
  readonly initialOutcome: NewsletterOutcome | null
  /** Explains how the email address is used if subscribers must confirm by email; otherwise ''. */
  readonly consent: string
  readonly className?: string
}

/** Shows the newsletter field, with the outcome below it. */
export function NewsletterSignup({ id, initialOutcome, consent, className = '' }: NewsletterSignupProps) {
  const [outcome, setOutcome] = useState(initialOutcome)
  const [busy, setBusy] = useState(false)
  const succeeded = outcome === 'subscribed' || outcome === 'confirm'
  const failed = outcome !== null && !succeeded

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setOutcome(null)
    const result = await subscribe(new FormData(form).get('email'))
    if (result === 'subscribed' || result === 'confirm') form.reset()
    setOutcome(result)
    setBusy(false)
  }

  return (
    <form method="post" action={useHref('/newsletter')} onSubmit={send} className={className}>
      <label htmlFor={`${id}-email`} className="block text-base font-medium">
        {newsletterText.email}
      </label>
      <div className="flex gap-4 max-sm:flex-col">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required
          maxLength={254}
          pattern="[^@]+@[^@]+\.[^@]+"
          title={newsletterText.emailExample}
          autoComplete="email"
          aria-invalid={outcome === 'already-subscribed'}
          aria-describedby={`${id}-result`}
          className="mt-1 h-13 min-w-0 border-b border-ink bg-transparent text-[1rem] sm:flex-1"
        />
        <Button type="submit" look="ink" busy={busy}>
          {busy ? newsletterText.subscribing : newsletterText.subscribe}
        </Button>
      </div>
      {consent && <p className="mt-3 text-sm">{consent}</p>}
      <div id={`${id}-result`} className="mt-3 min-h-6 text-md font-medium">
        <p role="status">{succeeded && newsletterText.outcomes[outcome]}</p>
        {failed && (
          <p role="alert">
            <span aria-hidden="true">! </span>
            {newsletterText.outcomes[outcome]}
          </p>
        )}
      </div>
    </form>
  )
}

async function subscribe(email: unknown): Promise<NewsletterOutcome> {
  try {
    const response = await postJson('/newsletter', { email }, AbortSignal.timeout(TIMEOUT_MS))
    const { outcome } = readFields(await response.json())
    return isNewsletterOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}
