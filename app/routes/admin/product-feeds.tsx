import { href } from 'react-router'
import { FeedAddresses } from '#app/exchange/product-feed/admin-feed-addresses.tsx'
import { FeedGaps } from '#app/exchange/product-feed/admin-feed-gaps.tsx'
import { adminText } from '#app/exchange/product-feed/admin-text.ts'
import { readFeedScreen } from '#app/exchange/product-feed/feed-screen.server.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { errorPage } from '#app/operations/admin/error-page.tsx'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import type { Route } from './+types/product-feeds'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  return readFeedScreen(db, url.origin)
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/product-feeds'), 'product feeds')

export default function ProductFeeds({ loaderData }: Route.ComponentProps) {
  const { addresses, items, gaps, isOn, isStoreOpen, backorders } = loaderData
  const problem = (!isOn && adminText.isOff) || (!isStoreOpen && adminText.storeIsClosed)
  return (
    <AdminPage title={adminText.title}>
      <p className="max-w-[72ch] text-base text-ink-2">{adminText.introduction}</p>
      {problem && (
        <ProblemText tone="amber" className="mt-3 max-w-[72ch] text-base">
          {problem}
        </ProblemText>
      )}
      <div className="mt-4 grid max-w-[960px] gap-4">
        <Panel title={adminText.addresses}>
          <FeedAddresses addresses={addresses} />
          {backorders && <p className="mt-4 max-w-[72ch] text-base text-ink-2">{backorders}</p>}
          <p className="mt-4 border-t border-line pt-4 text-base">
            <TextLink isInText to={href('/admin/settings')}>
              {isOn ? adminText.toSettings.on : adminText.toSettings.off}
            </TextLink>
          </p>
        </Panel>
        <Panel title={adminText.lacking}>
          <p className="mb-4 max-w-[72ch] text-base text-ink-2">{adminText.itemCount(items)}</p>
          <FeedGaps gaps={gaps} />
        </Panel>
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = errorPage(() => adminText.loadFailed, BACK_TO.settings)
