import { data, href, redirect } from 'react-router'
import { listCountryChoices } from '#app/base/countries.ts'
import { COUNTRY_CODES } from '#app/base/country-codes.ts'
import { parseForm } from '#app/lib/form.ts'
import { readChoice } from '#app/lib/list-query.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepInput } from '#app/operations/admin/keep-form.ts'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { TAX_CLASSES } from '#app/pricing/tax-class.ts'
import { readRateForm, readToday, saveRate } from '#app/pricing/tax-rates.server.ts'
import { adminText } from '#app/pricing/taxes/admin-text.ts'
import { RateForm } from '#app/pricing/taxes/rate-form.tsx'
import { listSoldCountries } from '#app/pricing/taxes/sold-countries.server.ts'
import { rateInput } from '#app/pricing/taxes/tax-input.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { rejectConflict, rejectInput } from '#app/ui/admin/form-result.ts'
import type { Route } from './+types/tax-rate-new'

/** The query contains the place and tax class whose rate is to be changed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const readParameter = (name: string, pattern: RegExp) => pattern.exec(url.searchParams.get(name) ?? '')?.[0] ?? ''
  const today = await readToday(db)
  const rateKey = {
    country: readParameter('country', /^[A-Z]{2}$/),
    region: readParameter('region', /^[A-Z0-9]{1,3}$/),
    taxClass: readChoice(url.searchParams, 'class', TAX_CLASSES) ?? 'standard',
  }
  return {
    rate: await readRateForm(db, rateKey, today),
    countries: listCountryChoices(COUNTRY_CODES),
    soldTo: await listSoldCountries(db),
    today,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const input = parseForm(rateInput(await readToday(db)), await readForm(request))
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = await saveRate(db, input.value, admin.id)
  if (saved.outcome === 'saved') throw redirect(`${href('/admin/taxes')}?saved=yes`)
  return data(rejectConflict(adminText.rateConflictSubject, saved.current), { status: 409 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepInput(serverAction)

export default function TaxRateNew({ actionData, loaderData }: Route.ComponentProps) {
  return (
    <AdminPage width="form" title={adminText.newTaxRate} back={BACK_TO.taxes}>
      <RateForm {...loaderData} result={actionData} />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.formNotLoaded, BACK_TO.taxes)
