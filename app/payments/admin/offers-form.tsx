import { type ReactNode, useMemo } from 'react'
import { href } from 'react-router'
import { OfferFields } from '#app/payments/admin/offer-fields.tsx'
import type { FormOffers } from '#app/payments/admin/offers-draft.ts'
import { createOffersInput, type OfferRow } from '#app/payments/admin/offers-input.ts'
import type { ProviderPage } from '#app/payments/admin/provider-page.server.ts'
import { adminText } from '#app/payments/admin-text.ts'
import { Switch } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import { SaveButtons } from '#app/ui/admin/form-buttons.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Notice } from '#app/ui/admin/notice.tsx'
import { CurrentPasswordField } from '#app/ui/admin/own-password-field.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'
import { SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { UnsentNote } from '#app/ui/admin/unsent-form.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { ProblemText } from '#app/ui/problem-text.tsx'

type OffersFormProps = {
  readonly page: ProviderPage
  readonly isConfirmed: boolean
  readonly result: FormResult<FormOffers> | undefined
}

const getMessages = () => ({ saved: adminText.saved, failed: () => adminText.offersNotSaved })

const toDraft = ({ rows }: FormOffers) => ({ rows })
const ROW_KEYS = { rows: ({ market }: OfferRow) => market }

/** Returns true while the provider is off and needs an account: saving the account then also turns the provider on. */
export function isAccountSetup({ needsAccount, isOn }: ProviderPage): boolean {
  return needsAccount && !isOn
}

/** Edits which markets offer the provider, and on which terms. */
export function OffersForm({ page, isConfirmed, result }: OffersFormProps) {
  const { title, description, markets, keyFields, settingFields, missingTerms, isOn } = page
  const schema = useMemo(() => createOffersInput(settingFields, markets), [settingFields, markets])
  const form = useFormDraft({
    loaded: page.offers,
    result,
    schema,
    toDraft,
    rowKeys: ROW_KEYS,
    messages: getMessages(),
  })
  const { draft, set, errors, base } = form
  const hasTransfers = settingFields.includes('account')
  const isSetup = isAccountSetup(page)
  const isHydrated = useHydrated()
  const rows = JSON.stringify(draft.rows)
  const change = (index: number, changed: Partial<OfferRow>) =>
    set({ rows: draft.rows.map((row, at) => (at === index ? { ...row, ...changed } : row)) })
  const isOnlyMarket = markets.length === 1 && base.rows.every(({ isOffered }) => isOffered)
  if (isOnlyMarket && settingFields.length === 0) return null
  return (
    <DraftForm
      id="offers-form"
      saveLabel={hasTransfers ? adminText.saveAccount : adminText.saveMarkets}
      failedTitle={adminText.offersNotSaved}
      form={form}
      hidden={isSetup ? { rows, turnOn: 'yes' } : { rows }}
      buttons={
        isSetup ? (
          <SaveButtons isSaving={form.isSaving} label={adminText.turnOn(title)} back={href('/admin/payments')} />
        ) : undefined
      }
    >
      <OffersPanel
        title={hasTransfers ? adminText.bankAccount(markets.length) : adminText.whereItIsOffered}
        isCollapsed={keyFields.length === 0 && !isOn && !hasTransfers}
        summary={formatOfferedMarkets(page, draft.rows)}
      >
        {isSetup && <p className="mb-5 text-base text-ink-2">{description}</p>}
        {hasTransfers && !isSetup && !isOn && <Notice className="mb-5">{adminText.offeredWhileOff(title)}</Notice>}
        <UnsentNote />
        <ul className="-my-3 divide-y divide-line" inert={!isHydrated}>
          {draft.rows.map((row, index) => {
            const market = markets.find(({ id }) => id === row.market)
            if (!market) return null
            const missingTerm = missingTerms[row.market]
            const needsNoHeading = markets.length === 1 && hasTransfers && row.isOffered
            return (
              <li key={row.market} className="py-3">
                <div className="flex flex-wrap items-center justify-between gap-x-4" hidden={needsNoHeading}>
                  <h3 className="flex flex-wrap items-center gap-x-3 text-base font-medium">
                    {market.name}
                    <span className="font-normal text-ink-2">{market.currency}</span>
                    {!market.isOpen && (
                      <Badge glyph="○" tone="quiet">
                        {adminText.draftMarket}
                      </Badge>
                    )}
                  </h3>
                  {market.isCurrencyAccepted &&
                  markets.length === 1 &&
                  row.isOffered ? null : market.isCurrencyAccepted ? (
                    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is inside the label
                    <label className="flex min-h-9 items-center gap-3 text-base max-md:min-h-11">
                      <span aria-hidden="true">{adminText.offered}</span>
                      <Switch
                        aria-label={adminText.offerIn(title, market.name)}
                        checked={row.isOffered}
                        onChange={({ currentTarget: { checked } }) => change(index, { isOffered: checked })}
                      />
                    </label>
                  ) : (
                    <p className="min-h-9 content-center text-base text-ink-2">
                      {adminText.doesNotTake(title, market.currency)}
                    </p>
                  )}
                </div>
                {missingTerm && row.isOffered && (
                  <ProblemText tone="amber" className="text-sm">
                    {adminText.notOfferedUntil(missingTerm)}
                  </ProblemText>
                )}
                {row.isOffered && market.isCurrencyAccepted && settingFields.length > 0 && (
                  <OfferFields
                    row={row}
                    index={index}
                    market={market}
                    fields={settingFields}
                    errors={errors}
                    onChange={(changed) => change(index, changed)}
                  />
                )}
              </li>
            )
          })}
        </ul>
        {hasTransfers && (
          <div key={base.version} className="mt-7 empty:hidden">
            <CurrentPasswordField isConfirmed={isConfirmed} hint={adminText.yourPasswordHint} error={errors.current} />
          </div>
        )}
      </OffersPanel>
    </DraftForm>
  )
}

type OffersPanelProps = {
  readonly title: string
  readonly isCollapsed: boolean
  readonly summary: string
  readonly children: ReactNode
}

function OffersPanel({ title, isCollapsed, summary, children }: OffersPanelProps) {
  if (!isCollapsed) return <Panel title={title}>{children}</Panel>
  return (
    <SummaryPanel title={title} summary={summary}>
      {children}
    </SummaryPanel>
  )
}

function formatOfferedMarkets({ markets }: Pick<ProviderPage, 'markets'>, rows: readonly OfferRow[]): string {
  const names = markets.filter(({ id }) => rows.some(({ market, isOffered }) => market === id && isOffered))
  return names.map(({ name }) => name).join(', ') || adminText.offeredNowhere
}
