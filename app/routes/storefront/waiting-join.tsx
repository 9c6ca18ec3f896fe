import { data, href, Link } from 'react-router'
import { MissingPage } from '#app/content/storefront/page-message.tsx'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { JoinWaiting } from '#app/inventory/join-waiting.tsx'
import { joinInput, limitJoinAttempts } from '#app/inventory/waiting-list/storefront/join-input.server.ts'
import { findJoinPage } from '#app/inventory/waiting-list/storefront/join-page.server.ts'
import type { JoinResult } from '#app/inventory/waiting-list/storefront/join-result.ts'
import { joinWaitingList } from '#app/inventory/waiting-list.server.ts'
import { waitingText } from '#app/inventory/waiting-text.ts'
import { parseForm } from '#app/lib/form.ts'
import { parseId } from '#app/lib/id.ts'
import { isExpected, notFound } from '#app/lib/route-errors.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { responseInit } from '#app/platform/http/response-init.ts'
import { canEmail } from '#app/platform/mail/confirmation-mail.server.ts'
import { localePrefix } from '#app/store/locale.ts'
import { readLocales } from '#app/store/markets.server.ts'
import { useStore } from '#app/store/store.tsx'
import { LineImage } from '#app/ui/line-image.tsx'
import { uiText } from '#app/ui/ui-text.ts'
import type { Route } from './+types/waiting-join'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = parseId<'product'>(params.id)
  const page = id && (await findJoinPage(db, id, context.get(localePrefix)))
  if (!page) throw notFound(storefrontText.productNotFound)
  return page
}

/** Receives the form from this page or from the product page. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const limit = await limitJoinAttempts(db, context.get(requestInfo).address)
  const form = await readForm(request)
  const typed = readTyped(form)
  if (!limit.allowed) {
    const { retryAfter } = limit
    const errors = { '': uiText.tooManyRequests }
    return data<JoinResult>({ errors, typed }, responseInit({ status: 429, retryAfter }))
  }
  const reject = (errors: JoinErrors, status: 400 | 404 | 409) => data<JoinResult>({ errors, typed }, { status })
  const input = parseForm(joinInput, form)
  if (!input.ok) return reject(input.errors, 400)
  const productId = parseId<'product'>(params.id)
  if (!productId) return reject({ '': waitingText.rejections.gone }, 404)
  const { email, choice } = input.value
  if (await canEmail(db, email)) {
    const prefix = context.get(localePrefix)
    const locale = await getLocale(prefix)
    const outcome = await joinWaitingList(db, { productId, ...choice, email, locale, prefix })
    if (outcome !== 'joined') return reject({ '': waitingText.rejections[outcome] }, 409)
  }
  return data<JoinResult>({ joined: email })
}

function readTyped(form: FormData) {
  return { email: String(form.get('email') ?? ''), choice: String(form.get('choice') ?? '') }
}

type JoinErrors = Extract<JoinResult, { errors: unknown }>['errors']

async function getLocale(prefix: string) {
  const locale = (await readLocales(db)).find((candidate) => candidate.prefix === prefix)
  return { marketId: locale?.market.id ?? null, language: locale?.language ?? 'en' }
}

/** If the request fails, the page stays open with the typed text. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const typed = readTyped(form)
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    return data<JoinResult>({ errors: { '': waitingText.away }, typed }, { status: 503 })
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function WaitingJoin({ loaderData, actionData, params }: Route.ComponentProps) {
  const store = useStore()
  const { name, image, choices, hours } = loaderData
  return (
    <div className="page pt-8 lg:pt-12">
      <title>{`${waitingText.joinTitle} · ${store.name}`}</title>
      <Link to={href('/product/:id', { id: params.id })} className="quiet-link">
        {waitingText.toProduct}
      </Link>
      <h1 className="type-display mt-1 text-title">{waitingText.joinTitle}</h1>
      <div className="mt-5 mb-8 grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4">
        <LineImage url={image} />
        <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
      </div>
      {hours === 0 || (choices.length === 0 && !actionData) ? (
        <p className="bg-pearl p-4">{hours === 0 ? waitingText.off : waitingText.notSoldOut}</p>
      ) : (
        <JoinWaiting productId={params.id} choices={choices} hours={hours} submittedResult={actionData} />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const text = storefrontText.productNotFoundText
  return <MissingPage error={error} title={storefrontText.productNotFound} text={text} />
}
