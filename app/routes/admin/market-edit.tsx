import { data, href, redirect } from 'react-router'
import { RepricingNote } from '#app/catalog/prices/admin/repricing-note.tsx'
import { listRepricings } from '#app/catalog/prices/admin/repricings.server.ts'
import { readTranslationAdvice } from '#app/content/translation-advice.server.ts'
import { parseForm } from '#app/lib/form.ts'
import { requireId } from '#app/lib/id.ts'
import { notFound } from '#app/lib/route-errors.ts'
import { AdminPage } from '#app/operations/admin/admin-page.tsx'
import { BACK_TO } from '#app/operations/admin/back.ts'
import { createErrorPage } from '#app/operations/admin/error-page.tsx'
import { keepForm, keepInput } from '#app/operations/admin/keep-form.ts'
import { useShowOnce } from '#app/operations/admin/use-show-once.ts'
import { readLawFindings } from '#app/operations/law/law-facts.server.ts'
import { createAddedLocale } from '#app/operations/markets/added-locale.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { changeMarket } from '#app/operations/markets/change-market.server.ts'
import { MarketActions } from '#app/operations/markets/market-actions.tsx'
import { MarketBadge } from '#app/operations/markets/market-badge.tsx'
import { formatAuditValue } from '#app/operations/markets/market-changes.ts'
import { readMarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { addMarket, saveMarket } from '#app/operations/markets/market-form.server.ts'
import { MarketForm } from '#app/operations/markets/market-form.tsx'
import { marketInput } from '#app/operations/markets/market-input.ts'
import { marketIntentInput } from '#app/operations/markets/market-intent-input.ts'
import { filterBySeverity, listMissing, toMissingItem } from '#app/operations/markets/missing.ts'
import { RateHistory } from '#app/operations/markets/rate-history.tsx'
import { ReadyPanel } from '#app/operations/markets/ready-panel.tsx'
import { db } from '#app/platform/db/db.server.ts'
import { readForm } from '#app/platform/http/read-form.ts'
import { findMarket, listRateHistory, readMarkets } from '#app/pricing/read-markets.server.ts'
import { listChanges } from '#app/store/audit.server.ts'
import { ChangeHistory } from '#app/store/change-history.tsx'
import { readSettings } from '#app/store/settings.server.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import { adminText as formText } from '#app/ui/admin/admin-text.ts'
import { reject, rejectConflict, rejectDeleted, rejectInput } from '#app/ui/admin/form-result.ts'
import type { FailureResult } from '#app/ui/admin/use-result.ts'
import type { Route } from './+types/market-edit'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const id = requireId<'market'>(params.id, adminText.marketNotFound)
  const all = await readMarkets(db)
  const market = all.find((candidate) => candidate.id === id)
  const [primary] = all
  if (!market || !primary) throw notFound(adminText.marketNotFound)
  const [choices, rates, history, repricings, findings, translations] = await Promise.all([
    readMarketChoices(db, all, id),
    listRateHistory(db, id),
    listChanges(db, 'market', id),
    listRepricings(db),
    readLawFindings(db, all),
    readTranslationAdvice(db, [market], all),
  ])
  const law = findings.listFindings(id)
  const language = primary.locales.find(({ prefix }) => prefix === '')?.language ?? ''
  return {
    market,
    missing: listMissing(market, all, choices.storeCurrency, law),
    advice: [...filterBySeverity('advice', law).map(toMissingItem), ...translations.forMarket(id)],
    primary: { name: primary.name, language },
    added: createAddedLocale(url.searchParams.get('language'), market, all),
    choices,
    rates,
    history,
    repricings,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const id = requireId<'market'>(params.id, adminText.marketNotFound)
  const form = await readForm(request)
  if (form.has('intent')) {
    const command = parseForm(marketIntentInput, form)
    if (!command.ok) return data<FailureResult>({ failed: adminText.notDone }, { status: 400 })
    const failed = await changeMarket(db, id, command.value, admin.id)
    if (failed === null && command.value.intent === 'delete') throw redirect(`${href('/admin/markets')}?deleted=yes`)
    return data<FailureResult>({ failed }, { status: failed === null ? 200 : 409 })
  }
  const [{ store_currency: storeCurrency }, market] = await Promise.all([readSettings(db), findMarket(db, id)])
  const isOpen = market?.status === 'open'
  const input = parseForm(marketInput({ storeCurrency, isPrimary: market?.isPrimary === true, isOpen }), form)
  if (!input.ok) return data(rejectInput(input), { status: 400 })
  const saved = input.value.saveAsNew
    ? await addMarket(db, input.value, admin.id)
    : await saveMarket(db, id, input.value, admin.id)
  if (saved.outcome === 'saved' && input.value.saveAsNew) {
    throw redirect(`${href('/admin/markets/edit/:id', { id: saved.id })}?saved=yes`)
  }
  if (saved.outcome === 'rejected') return data(reject(saved.errors), { status: 409 })
  const current = await findMarket(db, id)
  if (saved.outcome === 'saved' && current) return data({ outcome: 'saved', current } as const)
  if (saved.outcome === 'conflict' && current) {
    return data(rejectConflict(formText.conflictSubject(adminText.marketInSentence), current), { status: 409 })
  }
  return data(rejectDeleted(adminText.marketInSentence), { status: 404 })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isCommand = (await request.clone().formData()).has('intent')
  if (isCommand) return keepForm(serverAction, { failed: adminText.notDone })
  return keepInput(serverAction)
}

export default function MarketEdit({ actionData, loaderData, params }: Route.ComponentProps) {
  const { market, missing, advice, primary, added, choices, rates, history, repricings } = loaderData
  useShowOnce({ saved: adminText.marketSaved })
  return (
    <AdminPage
      width="columns"
      title={market.name}
      note={<MarketBadge {...market} />}
      back={BACK_TO.markets}
      menu={<MarketActions market={market} primary={primary} canOpen={missing.length === 0} />}
    >
      <RepricingNote repricings={repricings} />
      <ReadyPanel market={market} missing={missing} advice={advice} />
      <MarketForm
        key={params.id}
        market={market}
        choices={choices}
        added={added}
        result={actionData && 'outcome' in actionData ? actionData : undefined}
      />
      <RateHistory rates={rates} market={market} storeCurrency={choices.storeCurrency} />
      <ChangeHistory entries={history} labels={adminText.fieldLabels} valueText={formatAuditValue} className="mt-4" />
    </AdminPage>
  )
}

export const ErrorBoundary = createErrorPage(() => adminText.marketNotLoaded, BACK_TO.markets)
