import { data, href } from 'react-router'
import { parseForm } from '#app/lib/form.ts'
import type { Id } from '#app/lib/id.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInputAs } from '#app/operations/admin/keep-form.ts'
import { adminText } from '#app/operations/law/admin-text.ts'
import { removeNoticeInput } from '#app/operations/law/guarantee-notice-input.ts'
import { GuaranteeNoticesForm } from '#app/operations/law/guarantee-notices-form.tsx'
import { LawList, type RejectedSwitch } from '#app/operations/law/law-list.tsx'
import { readLawScreen } from '#app/operations/law/law-screen.server.ts'
import { lawSwitchInput } from '#app/operations/law/law-switch-input.ts'
import { switchLegalRule } from '#app/operations/law/law-switches.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { removeNotice } from '#app/store/law/guarantee-notices.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { ErrorBanner } from '#app/ui/admin/error-banner.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { useOpenLinkedPanel } from '#app/ui/admin/use-open-linked.ts'
import type { Route } from './+types/law'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return await readLawScreen(db)
}

type SwitchResult = { readonly rejected: RejectedSwitch | null }

const rejectPage = (error: string): SwitchResult => ({ rejected: { rule: '', reason: '', error } })

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const form = await readForm(request)
  if (form.get('intent') === 'remove-notice') return await removeImage(form, staffId)
  const input = parseForm(lawSwitchInput, form)
  if (!input.ok) {
    const { reason, ...others } = input.errors
    const [other = adminText.notDone] = Object.values(others)
    const typed = { rule: String(form.get('rule')), reason: String(form.get('reason')) }
    const result = reason ? { rejected: { ...typed, error: reason } } : rejectPage(other)
    return data<SwitchResult>(result, { status: 400 })
  }
  const outcome = await switchLegalRule(db, input.value, staffId)
  if (outcome === 'changed') return data(rejectPage(adminText.changed), { status: 409 })
  return data<SwitchResult>({ rejected: null })
}

async function removeImage(form: FormData, staffId: Id<'staff'>) {
  const input = parseForm(removeNoticeInput, form)
  if (!input.ok) return data(rejectPage(adminText.notDone), { status: 400 })
  const outcome = await removeNotice(db, input.value, staffId)
  if (outcome === 'changed') return data(rejectPage(adminText.noticeChanged), { status: 409 })
  return data<SwitchResult>({ rejected: null })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInputAs(serverAction, rejectPage)

export default function Law({ loaderData, actionData }: Route.ComponentProps) {
  const { markets, rows, notices, isDemo, history } = loaderData
  const rejection = actionData?.rejected ?? null
  useOpenLinkedPanel()
  return (
    <AdminPage width="columns" title={adminText.law}>
      {rejection?.rule === '' && <ErrorBanner>{rejection.error}</ErrorBanner>}
      <div className="grid gap-4">
        <Panel
          title={
            <>
              {adminText.listHeading}
              {markets.length === 1 && <span className="ml-3 text-base font-normal text-ink-2">{markets[0]}</span>}
            </>
          }
          action={
            <span className="flex flex-wrap gap-x-4">
              <TextLink to={href('/admin/law/details')}>{adminText.legalDetails}</TextLink>
              <TextLink to={href('/admin/law/packaging')}>{adminText.packagingReport}</TextLink>
            </span>
          }
        >
          <p className="mb-4 text-base text-ink-2">
            {adminText.guidance} {isDemo && adminText.demoPolicies}
          </p>
          <LawList rows={rows} namesMarkets={markets.length > 1} rejected={rejection} />
        </Panel>
        <GuaranteeNoticesForm notices={notices} />
        <ChangeHistory entries={history} />
      </div>
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.lawNotLoaded, BACK_TO.settings)
