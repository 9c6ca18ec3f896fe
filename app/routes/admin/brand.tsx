import { data } from 'react-router'
import { formatMoney, money } from '#app/base/money.ts'
import { readPublishedSections } from '#app/content/homepage-sections.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { readPreviewLine } from '#app/orders/cart/preview-line.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { adminText } from '#app/store/brand/admin-text.ts'
import { BrandForm } from '#app/store/brand/brand-form.tsx'
import { brandInput } from '#app/store/brand/brand-input.ts'
import { findEditableBrand, listEarlierBrands, saveBrand } from '#app/store/brand/brands.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { reject, rejectConflict } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/brand'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const [brand, earlier, settings, line, history] = await Promise.all([
    findEditableBrand(db),
    listEarlierBrands(db),
    readSettings(db),
    readPreviewLine(db),
    listChanges(db, 'brand', null),
  ])
  const price = formatMoney(money(line?.product.price ?? 0, settings.store_currency))
  const sections = await readPublishedSections(db, settings.demo_content)
  const hero = sections.find(({ kind }) => kind === 'hero')
  const headline = (hero?.kind === 'hero' && hero.settings.headline) || settings.store_name
  const sample = { headline, price, productId: line?.product.id ?? null }
  return { brand, earlier, sample, history }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = requireAdmin(context)
  const input = parseForm(brandInput, await readForm(request))
  if (!input.ok) return data(reject(input.errors), { status: 400 })
  const { intent } = input.value
  const saved = await saveBrand(db, input.value, staffId)
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 400 })
  if (saved.outcome === 'conflict')
    return data(rejectConflict(adminText.conflictSubject, saved.current), { status: 409 })
  const specialOutcome =
    intent === 'publish' ? ('published' as const) : intent === 'discard' ? ('discarded' as const) : undefined
  return { outcome: saved.outcome, specialOutcome, current: saved.current }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function Brand({ actionData, loaderData }: Route.ComponentProps) {
  const { brand, earlier, sample, history } = loaderData
  return (
    <AdminPage width="columns" title={adminText.brand}>
      <BrandForm brand={brand} earlier={earlier} sample={sample} result={actionData} />
      <ChangeHistory entries={history} labels={adminText.historyLabels} className="mt-4" />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.notLoaded, BACK_TO.dashboard)
