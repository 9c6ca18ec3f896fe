import { Form, href, useNavigation } from 'react-router'
import { confirmSubscription, endSubscription, findConsent } from '#app/content/newsletter/newsletter.server.ts'
import { getConsentSentence } from '#app/content/newsletter/newsletter-consent.server.ts'
import { NewsletterSignup } from '#app/content/newsletter/newsletter-signup.tsx'
import { newsletterText } from '#app/content/newsletter/newsletter-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getLinkedRecord, limitLinkedForms } from '#app/orders/shopper/linked-page.server.ts'
import { getLinkedPageHeaders, LINKED_PAGE_META } from '#app/orders/shopper/linked-page.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { LinkedPageError } from '#app/routes/storefront/order-error.tsx'
import { useStore } from '#app/store/store.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/newsletter-entry'

const MISSING = 'Page Not Found'

export async function loader({ context, params }: Route.LoaderArgs) {
  const entry = await getLinkedRecord(context, () => findConsent(db, params.link))
  const { settings, locale } = await readStorefront(context)
  return { ...entry, consent: getConsentSentence(locale.market, settings) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  await limitLinkedForms(context)
  const isConfirming = (await readForm(request)).get('intent') === 'confirm'
  const change = isConfirming ? confirmSubscription : endSubscription
  if (!(await change(db, params.link))) throw notFound(MISSING)
  return null
}

export const headers = getLinkedPageHeaders

export const meta: Route.MetaFunction = () => LINKED_PAGE_META

/** Opened from an email. Some email programs open links automatically, so every change needs a click. */
export default function NewsletterEntry({ loaderData: { email, state, consent } }: Route.ComponentProps) {
  const { name } = useStore()
  const isSending = useNavigation().state !== 'idle'
  const { title, text } = newsletterText.consentStates[state]
  return (
    <div className="page pt-8 lg:pt-12">
      <title>{`${title} · ${name}`}</title>
      <h1 className="type-display text-title">{title}</h1>
      <p className="mt-5 font-medium wrap-anywhere">{email}</p>
      <p role="status" className="mt-3 max-w-[62ch]">
        {text}
      </p>
      <Form
        method="post"
        className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-md:flex-col max-md:items-stretch"
      >
        {state !== 'pending' && <ButtonLink to={href('/shop')}>{newsletterText.toShop}</ButtonLink>}
        {state === 'pending' && (
          <Button type="submit" name="intent" value="confirm" busy={isSending}>
            {newsletterText.subscribe}
          </Button>
        )}
        {state === 'subscribed' && (
          <Button
            type="submit"
            name="intent"
            value="leave"
            look="text"
            className="min-h-11 max-md:self-start"
            busy={isSending}
          >
            {newsletterText.unsubscribe}
          </Button>
        )}
      </Form>
      {state === 'unsubscribed' && (
        <details className="mt-4 max-w-120">
          <summary className="inline-flex min-h-11 items-center text-md font-medium text-link">
            {newsletterText.subscribeAgain}
          </summary>
          <NewsletterSignup id="newsletter" initialOutcome={null} consent={consent} className="mt-3" />
        </details>
      )}
    </div>
  )
}

export const ErrorBoundary = LinkedPageError
