import { useCallback, useMemo } from 'react'
import { href } from 'react-router'
import { ADDRESS_FORMS } from '#app/base/address.ts'
import { withLocale } from '#app/operations/markets/added-locale.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { CountryChoice } from '#app/operations/markets/country-choice.tsx'
import { LiveCard } from '#app/operations/markets/live-card.tsx'
import { LocaleRows } from '#app/operations/markets/locale-rows.tsx'
import type { MarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { type MarketDraft, ROW_KEYS, rebase, toDraft } from '#app/operations/markets/market-draft.ts'
import { MAX_ORDER_BUTTON_LENGTH, marketInput } from '#app/operations/markets/market-input.ts'
import {
  summarizeCountries,
  summarizeLanguages,
  summarizePayment,
  summarizePrices,
  summarizeShipping,
  summarizeTaxes,
} from '#app/operations/markets/market-summary.ts'
import { showExampleTotal } from '#app/operations/markets/order-button.ts'
import { PriceSection } from '#app/operations/markets/price-section.tsx'
import type { FormLocale, FormMarket } from '#app/pricing/read-markets.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { DraftForm } from '#app/ui/admin/draft-form.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { LinkedSummary, SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useOpenLinkedPanel } from '#app/ui/admin/use-open-linked.ts'

type MarketFormProps = {
  readonly market: FormMarket | null
  readonly choices: MarketChoices
  /** A language to add to the loaded market, from the link that opened the form. */
  readonly added: FormLocale | null
  readonly result: FormResult<FormMarket> | undefined
}

const getMessages = () => ({ saved: adminText.marketSaved, failed: () => adminText.marketNotSaved })

export function MarketForm({ market, choices, added, result }: MarketFormProps) {
  const { storeCurrency, primaryTaxes } = choices
  const isNew = market === null
  const getName = (code: string) => choices.countries.find((option) => option.code === code)?.name ?? code
  useOpenLinkedPanel()
  const context = useMemo(
    () => ({ storeCurrency, isPrimary: market?.isPrimary === true, isOpen: market?.status === 'open' }),
    [storeCurrency, market?.isPrimary, market?.status],
  )
  const form = useFormDraft<FormMarket | null, MarketDraft>({
    loaded: market,
    result,
    schema: useMemo(() => marketInput(context), [context]),
    toDraft: useCallback((saved) => toDraft(saved, storeCurrency, primaryTaxes), [storeCurrency, primaryTaxes]),
    toInitialDraft: (loaded) => withLocale(loaded, added),
    rebase,
    rowKeys: ROW_KEYS,
    messages: getMessages(),
  })
  const { draft, set, base, errors } = form
  const toggle = (name: 'taxIncluded' | 'taxShipping') => ({
    name,
    checked: draft[name],
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      set({ [name]: event.currentTarget.checked }),
  })

  return (
    <DraftForm
      saveLabel={form.isGone ? adminText.saveAsNewMarket : adminText.saveMarket}
      creation={{ label: adminText.addMarket, back: href('/admin/markets') }}
      id="market-form"
      failedTitle={adminText.marketRejected}
      form={form}
      hidden={{ storeCurrency, ratePer: draft.ratePer }}
    >
      <div className="market-form">
        <div className="min-w-0 *:rounded-none *:not-first:-mt-px">
          <SummaryPanel title={adminText.nameQuestion} summary={draft.name || adminText.notNamedYet} startsOpen={isNew}>
            <TextField
              name="name"
              value={draft.name}
              error={errors.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
              label={adminText.name}
              required
              maxLength={100}
              hint={adminText.nameHint}
            />
          </SummaryPanel>

          <SummaryPanel
            title={adminText.countriesQuestion}
            summary={summarizeCountries(draft, getName)}
            startsOpen={isNew}
          >
            <CountryChoice
              options={choices.countries}
              chosen={draft.countries}
              error={errors.countries}
              isOpen={context.isOpen}
              onChange={(countries) => set({ countries })}
            />
            <SelectField
              name="addressForm"
              label={adminText.addressForm}
              className="mt-4"
              value={draft.addressForm}
              hint={draft.addressForm === 'country' ? adminText.countryFormHint : adminText.oneFormHint}
              onChange={(event) => {
                const addressForm = ADDRESS_FORMS.find((known) => known === event.currentTarget.value)
                if (addressForm) set({ addressForm })
              }}
            >
              {ADDRESS_FORMS.map((value) => (
                <option key={value} value={value}>
                  {adminText.addressForms[value]}
                </option>
              ))}
            </SelectField>
          </SummaryPanel>

          <SummaryPanel title={adminText.pricesQuestion} summary={summarizePrices(draft, storeCurrency)}>
            <PriceSection
              draft={draft}
              saved={base}
              choices={choices}
              isOpen={context.isOpen}
              errors={errors}
              set={set}
            />
          </SummaryPanel>

          <SummaryPanel title={adminText.taxesQuestion} summary={summarizeTaxes(draft, choices.tax, getName)}>
            <div className="grid gap-2">
              <SwitchField
                {...toggle('taxIncluded')}
                label={adminText.pricesIncludeTax}
                hint={adminText.pricesIncludeTaxHint}
              />
              <SwitchField
                {...toggle('taxShipping')}
                label={adminText.shippingIsTaxed}
                hint={adminText.shippingIsTaxedHint}
              />
            </div>
            <p className="mt-3 text-base text-ink-2">
              {adminText.taxesHint.before}{' '}
              <TextLink isInText to={href('/admin/taxes')}>
                {adminText.taxesHint.link}
              </TextLink>
            </p>
          </SummaryPanel>

          <LinkedSummary
            title={adminText.shippingQuestion}
            summary={summarizeShipping(choices.zones)}
            to={
              choices.zones?.length === 0 && market
                ? `${href('/admin/shipping/new')}?market=${market.id}`
                : href('/admin/shipping')
            }
            label={choices.zones?.length === 0 ? adminText.addZone : adminText.shippingZones}
          />

          <LinkedSummary
            title={adminText.paymentQuestion}
            summary={summarizePayment(choices.payments, draft.currency)}
            to={href('/admin/payments')}
            label={adminText.paymentProviders}
          />

          <SummaryPanel title={adminText.lawQuestion} summary={summarizeOrderButton(draft)}>
            <TextField
              name="orderButton"
              value={draft.orderButton}
              error={errors.orderButton}
              onChange={(event) => set({ orderButton: event.currentTarget.value })}
              label={adminText.orderButtonText}
              placeholder={adminText.orderButtonExample}
              maxLength={MAX_ORDER_BUTTON_LENGTH}
              hint={adminText.orderButtonHint}
            />
          </SummaryPanel>

          <SummaryPanel
            title={adminText.languagesQuestion}
            summary={summarizeLanguages(draft)}
            startsOpen={added !== null}
          >
            <LocaleRows
              rows={draft.locales}
              countries={draft.countries}
              isPrimary={context.isPrimary}
              saved={base?.locales ?? []}
              choices={choices}
              errors={errors}
              onChange={(locales) => set({ locales })}
            />
          </SummaryPanel>
        </div>
        <LiveCard draft={draft} choices={choices} className="lg:sticky lg:top-18 lg:self-start" />
      </div>
    </DraftForm>
  )
}

function summarizeOrderButton({ orderButton, currency }: MarketDraft): string {
  if (!orderButton) return adminText.builtInOrderButton
  return adminText.orderButton(showExampleTotal(orderButton, currency))
}
