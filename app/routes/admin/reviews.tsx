import { data, href, Link, useNavigation } from 'react-router'
import { moderateReview } from '#app/content/reviews/admin/moderate-review.server.ts'
import { reviewCommand } from '#app/content/reviews/admin/review-command.ts'
import { countPendingReviews, listReviewQueue } from '#app/content/reviews/admin/review-queue.server.ts'
import { ReviewQueue } from '#app/content/reviews/admin/review-queue.tsx'
import { adminText } from '#app/content/reviews/admin-text.ts'
import { QUEUE_PAGE_SIZE, REVIEW_STATUSES } from '#app/content/reviews/review.ts'
import { parseForm } from '#app/lib/form.ts'
import { readChoice, readPage, readSearch } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepSettings } from '#app/operations/admin/keep-form.ts'
import { keepOnError } from '#app/operations/admin/keep-on-error.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { log } from '#app/platform/log.server.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { findFormSettings } from '#app/store/settings/settings-form.server.ts'
import { SettingsGroupForm } from '#app/store/settings/settings-group-form.tsx'
import { isSettingsForm, submitSettings } from '#app/store/settings/submit-settings.server.ts'
import { getGroupLabel, listFormKeys } from '#app/store/settings-fields.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { EmptyList } from '#app/ui/admin/lists/empty-list.tsx'
import { FilterSelect, ListFilters } from '#app/ui/admin/lists/list-filters.tsx'
import { Pages } from '#app/ui/admin/lists/pages.tsx'
import { RecordMenu } from '#app/ui/admin/record-menu.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useFocusContentAfter } from '#app/ui/admin/use-focus-content.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/reviews'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const shown = readChoice(url.searchParams, 'show', [...REVIEW_STATUSES, 'all'])
  const q = readSearch(url.searchParams)
  const pending = await countPendingReviews(db)
  const show = shown ?? (pending > 0 ? 'pending' : 'all')
  const query = { q, show: show === 'all' ? null : show, page: readPage(url.searchParams) }
  const [{ page, ...list }, loaded] = await Promise.all([
    listReviewQueue(db, query),
    findFormSettings(db, listFormKeys('reviews')),
  ])
  return { query: { q, show, isChosen: shown !== null, page }, pending, loaded, ...list }
}

export const clientLoader = keepOnError<typeof loader>(href('/admin/reviews'), 'reviews')

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await readForm(request)
  if (isSettingsForm(form)) return await submitSettings(db, 'reviews', form, admin.id)
  const input = parseForm(reviewCommand, form)
  if (!input.ok) {
    const [error = adminText.reviewNotChanged] = Object.values(input.errors)
    return data<FailureResult>({ failed: error }, { status: 400 })
  }
  try {
    const isFound = await moderateReview(db, input.value, admin.id)
    return isFound
      ? data<FailureResult>({ failed: null })
      : data<FailureResult>({ failed: adminText.reviewGone }, { status: 409 })
  } catch (error) {
    log.error({ err: error }, 'a review could not be changed')
    return data<FailureResult>({ failed: adminText.reviewNotChanged }, { status: 500 })
  }
}

export const clientAction = (args: Route.ClientActionArgs) => keepSettings(args, { failed: adminText.reviewNotChanged })

export default function Reviews({ actionData, loaderData }: Route.ComponentProps) {
  const { query, pending, loaded, rows, total, hasMore } = loaderData
  const clear = query.q || query.isChosen ? href('/admin/reviews') : null
  useFocusContentAfter(rows)
  const isLoading = useNavigation().location?.pathname === href('/admin/reviews')
  const fitLink = <Link to={href('/admin/reviews/fit')}>{adminText.fitAndReturns}</Link>
  const isEmpty = total === 0 && !clear
  return (
    <AdminPage title={adminText.reviews} menu={!isEmpty && <RecordMenu>{fitLink}</RecordMenu>}>
      {!isEmpty && (
        <ListFilters label={adminText.reviews} placeholder={adminText.searchHint} q={query.q} clear={clear}>
          <FilterSelect
            name="show"
            label={adminText.reviewsShown}
            value={query.show}
            options={{
              pending: adminText.pendingCount(pending),
              approved: adminText.shown,
              rejected: adminText.notShown,
              all: adminText.all,
            }}
          />
        </ListFilters>
      )}
      <SettingsGroupForm loaded={loaded} result={actionData} className="not-first:mt-4">
        {(form) => (
          <SummaryPanel
            title={getGroupLabel('reviews')}
            summary={adminText.requestSummary(loaded.settings.review_request_days)}
          >
            <SettingField name="review_request_days" form={form} />
          </SummaryPanel>
        )}
      </SettingsGroupForm>
      <div className="mt-4 rounded-field border border-line bg-paper">
        {rows.length === 0 ? (
          <EmptyList noun={adminText.reviewsInSentence} clear={clear} hint={adminText.emptyHint}>
            <TextLink to={href('/admin/reviews/fit')}>{adminText.fitAndReturns}</TextLink>
          </EmptyList>
        ) : (
          <ReviewQueue rows={rows} isBusy={isLoading} />
        )}
      </div>
      <Pages
        noun={adminText.reviewsInSentence}
        page={query.page}
        total={total}
        hasMore={hasMore}
        rowsPerPage={QUEUE_PAGE_SIZE}
      />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.reviewsNotLoaded, BACK_TO.products)
