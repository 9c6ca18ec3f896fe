import { href } from 'react-router'
import { findEditablePage } from '#app/content/pages/admin/page-form.server.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import { PageArticle } from '#app/content/pages/page-article.tsx'
import { buildPageView } from '#app/content/pages/page-view.server.ts'
import { PageMessage } from '#app/content/storefront/page-message.tsx'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { getErrorText } from '#app/operations/admin/error-texts.ts'
import { readTerms } from '#app/orders/sales-terms.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { computeShippingPromises } from '#app/pricing/shipping-promises.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { PreviewBar } from '#app/ui/admin/preview-bar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/page-preview'

const getNotFoundMessage = () => adminText.pageNotFound

/** Shows the last saved version, published or not. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'page'>(params.id, getNotFoundMessage())
  const now = new Date()
  const [terms, found] = await Promise.all([readTerms(db, { prefix: '', now }), findEditablePage(db, id)])
  if (!found) throw notFound(getNotFoundMessage())
  const promises = computeShippingPromises(terms, terms.locale.market)
  const page = await buildPageView(db, found, { promises, publishedAt: now })
  return { id, page, isLive: found.status === 'published' && !found.hasDraft }
}

export default function PagePreview({ loaderData }: Route.ComponentProps) {
  const { id, page, isLive } = loaderData
  return (
    <>
      <title>{adminText.previewTitle(page.title)}</title>
      <PreviewBar
        state={isLive ? adminText.previewPublished : adminText.previewDraftBanner}
        back={{ to: href('/admin/pages/edit/:id', { id }), label: adminText.backToPage }}
      />
      <PageArticle page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { title, text } = getErrorText(error, adminText.previewNotLoaded)
  return (
    <PageMessage title={title} text={text}>
      <ButtonLink to={href('/admin/pages')} reloadDocument>
        {adminText.backToPages}
      </ButtonLink>
    </PageMessage>
  )
}
