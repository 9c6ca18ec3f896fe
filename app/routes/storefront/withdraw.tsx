import { data, href, Link } from 'react-router'
import { LazyLocalePicker } from '#app/content/locales/lazy-locales.tsx'
import { createPageHead } from '#app/content/seo/page-head.server.ts'
import { getHead } from '#app/content/seo/page-head.ts'
import { storefrontText } from '#app/content/storefront/storefront-text.ts'
import { readStorefront } from '#app/content/storefront.server.ts'
import { isExpected } from '#app/lib/route-errors.ts'
import { handleWithdrawForm } from '#app/orders/withdrawals/handle-withdraw-form.server.ts'
import { buildModelForm } from '#app/orders/withdrawals/model-form.server.ts'
import withdrawCss from '#app/orders/withdrawals/storefront/withdraw.css?url'
import type { WithdrawResult } from '#app/orders/withdrawals/storefront/withdraw-result.ts'
import { WithdrawSteps } from '#app/orders/withdrawals/storefront/withdraw-steps.tsx'
import { withdrawalText } from '#app/orders/withdrawals/withdrawal-text.ts'
import { tagPage } from '#app/platform/cache/page-tags.ts'
import type { RouteCache } from '#app/platform/cache/route-cache.ts'
import { requestInfo } from '#app/platform/http/request-info.ts'
import { responseInit } from '#app/platform/http/response-init.ts'
import { appliesIn } from '#app/store/law-rules.ts'
import { useStore } from '#app/store/store.tsx'
import { getSeller } from '#app/store/store-mail.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import type { Route } from './+types/withdraw'

export const cache = {} satisfies RouteCache

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: withdrawCss }]

export async function loader({ context, url }: Route.LoaderArgs) {
  tagPage(context, 'settings', 'pages')
  const storefront = await readStorefront(context)
  const { settings, locale, policies } = storefront
  const hasWithdrawal = appliesIn('withdrawal', locale.market)
  const head = createPageHead(url, storefront, {
    title: withdrawalText.title,
    description: hasWithdrawal ? withdrawalText.lead : withdrawalText.notHere,
    path: href('/withdraw'),
  })
  const form = hasWithdrawal ? buildModelForm(getSeller(settings)) : null
  return { head, form, hasReturns: policies.some(({ policy }) => policy === 'returns') }
}

const NO_STORE = { 'Cache-Control': 'no-store' }

export async function action({ context, request }: Route.ActionArgs) {
  const { result, ...status } = await handleWithdrawForm(request, context.get(requestInfo).address)
  const { headers, ...init } = responseInit(status)
  return data<WithdrawResult>(result, { ...init, headers: { ...NO_STORE, ...headers } })
}

/** If the request fails, the page stays open with the typed text. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    if (isExpected(error)) throw error
    return data<WithdrawResult>({ step: 'failed', text: withdrawalText.unreachable }, { status: 503 })
  }
}

/** Forwards the action's headers. A form response must not be cached, because it is for one person. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta = getHead

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { form, hasReturns } = loaderData
  if (!form) return <NoWithdrawal hasReturns={hasReturns} />
  return (
    <WithdrawSteps
      form={form}
      result={actionData}
      back={
        <Link to={href('/withdraw')} reloadDocument className="quiet-link">
          {withdrawalText.otherOrder}
        </Link>
      }
    />
  )
}

function NoWithdrawal({ hasReturns }: { readonly hasReturns: boolean }) {
  const { locales } = useStore()
  return (
    <div className="page pt-8 lg:pt-12">
      <h1 className="type-display text-title">{withdrawalText.title}</h1>
      <p className="mt-5 max-w-[62ch]">{withdrawalText.notHere}</p>
      <p className="mt-3 max-w-[62ch]">
        <LinkedText text={withdrawalText.otherOrders[hasReturns ? 'returns' : 'contact']} />
      </p>
      <ButtonLink to={href('/contact')} className="mt-6 max-md:w-full">
        {storefrontText.contactUs}
      </ButtonLink>
      {locales.length > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-x-3">
          {withdrawalText.otherCountry}
          <LazyLocalePicker className="quiet-link" label={withdrawalText.changeCountry} />
        </div>
      )}
    </div>
  )
}
