import { href } from 'react-router'
import { FeedAddresses } from '#app/exchange/product-feed/admin-feed-addresses.tsx'
import { FeedGaps } from '#app/exchange/product-feed/admin-feed-gaps.tsx'
import { adminText } from '#app/exchange/product-feed/admin-text.ts'
import { readFeedScreen } from '#app/exchange/product-feed/feed-screen.server.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SummaryPanel, SummaryRow } from '#app/ui/admin/summary-panel.tsx'
import { ProblemText } from '#app/ui/problem-text.tsx'
import type { Route } from './+types/product-feeds'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const [feeds, loaded] = await Promise.all([
    readFeedScreen(db, url.origin),
    findFormSettings(db, listFormKeys('feeds')),
  ])
  return { ...feeds, loaded }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/product-feeds'), 'product feeds')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return await submitSettings(db, 'feeds', await readForm(request), admin.id)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function ProductFeeds({ actionData, loaderData }: Route.ComponentProps) {
  const { addresses, items, gaps, isOn, isStoreOpen, backorders, loaded } = loaderData
  const problem = (!isOn && adminText.isOff) || (!isStoreOpen && adminText.storeIsClosed)
  return (
    <AdminPage width="form" title={adminText.title}>
      <SettingsGroupForm loaded={loaded} result={actionData}>
        {(form) => (
          <>
            <Panel>
              <SettingField name="product_feed" form={form} hint={adminText.introduction} />
              {problem && (
                <ProblemText tone="amber" className="mt-3 text-base">
                  {problem}
                </ProblemText>
              )}
              <div className="mt-2 border-t border-line pt-2">
                <SummaryRow title={adminText.howToConnect}>
                  <p className="text-base text-ink-2">{adminText.connecting}</p>
                </SummaryRow>
              </div>
              <div className="mt-2 border-t border-line pt-4">
                <FeedAddresses addresses={addresses} />
              </div>
            </Panel>
            <Panel title={adminText.lacking}>
              <p className="mb-4 text-base text-ink-2">{adminText.itemCount(items)}</p>
              <FeedGaps gaps={gaps} />
            </Panel>
            {backorders && (
              <SummaryPanel
                title={adminText.backorderPanel}
                summary={backorders.isAllowed ? backorders.effect : adminText.backorders.notAllowed}
              >
                <p className="text-base text-ink-2">{backorders.effect}</p>
                <SettingField name="feed_backorders" form={form} className="mt-2" />
                <SettingField name="backorder_days" form={form} className="mt-4 max-w-60" />
              </SummaryPanel>
            )}
          </>
        )}
      </SettingsGroupForm>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.loadFailed, BACK_TO.settings)
