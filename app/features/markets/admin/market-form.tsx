import { useCallback, useMemo, useState } from 'react'
import { Form, href } from 'react-router'
import { ADDRESS_FORMS } from '#app/features/addresses/address-rules.ts'
import { withLocale } from '#app/features/markets/admin/added-locale.ts'
import { CountryChoice } from '#app/features/markets/admin/country-choice.tsx'
import { LiveCard } from '#app/features/markets/admin/live-card.tsx'
import { LocaleRows } from '#app/features/markets/admin/locale-rows.tsx'
import type { MarketChoices } from '#app/features/markets/admin/market-choices.server.ts'
import {
  draftOf,
  type FormLocale,
  type FormMarket,
  type MarketDraft,
} from '#app/features/markets/admin/market-draft.ts'
import { MAX_ORDER_BUTTON, marketInput } from '#app/features/markets/admin/market-input.ts'
import {
  countriesSummary,
  languagesSummary,
  paymentSummary,
  pricesSummary,
  shippingSummary,
  taxesSummary,
} from '#app/features/markets/admin/market-summary.ts'
import { PriceSection } from '#app/features/markets/admin/price-section.tsx'
import { AdminButton, AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { LinkedSummary, SummaryPanel } from '#app/ui/admin/summary-panel.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'
import { useOpenLinked } from '#app/ui/admin/use-open-linked.ts'

type MarketFormProps = {
  readonly market: FormMarket | null
  readonly choices: MarketChoices
  /** A language that a link adds to what is loaded. */
  readonly added: FormLocale | null
  /** `isGone`: someone else deleted it; it can be saved as a new one. */
  readonly result: (FormResult<FormMarket> & { readonly isGone?: boolean }) | undefined
}

const FORM = 'market-form'
const MESSAGES = { saved: 'Market saved', failed: () => 'The market was not saved' }
const ADDRESS_FORM_LABELS = {
  country: 'As usual in each country',
  international: 'The same for all countries',
} satisfies Record<MarketDraft['addressForm'], string>

export function MarketForm({ market, choices, added, result }: MarketFormProps) {
  const { storeCurrency, primaryTaxes } = choices
  const isNew = market === null
  const nameOf = (code: string) => choices.countries.find((option) => option.code === code)?.name ?? code
  useOpenLinked()
  const context = useMemo(
    () => ({ storeCurrency, isPrimary: market?.isPrimary === true, isOpen: market?.status === 'open' }),
    [storeCurrency, market?.isPrimary, market?.status],
  )
  const form = useFormDraft<FormMarket | null, MarketDraft>({
    loaded: market,
    result,
    schema: useMemo(() => marketInput(context), [context]),
    draftOf: useCallback((saved) => draftOf(saved, storeCurrency, primaryTaxes), [storeCurrency, primaryTaxes]),
    startsAs: (loaded) => withLocale(loaded, added),
    messages: MESSAGES,
  })
  const { draft, set, base, errors } = form
  const [isGone, setIsGone] = useState(false)
  if (result?.isGone && !isGone) setIsGone(true)
  const toggle = (name: 'taxIncluded' | 'taxShipping') => ({
    name,
    checked: draft[name],
    onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
      set({ [name]: event.currentTarget.checked }),
  })

  return (
    <Form id={FORM} ref={form.element} method="post" noValidate onBlur={form.onBlur} onSubmit={form.onSubmit}>
      <SaveBar form={FORM} isDirty={form.isDirty} isSaving={form.isSaving} onDiscard={form.discard} />
      <input type="hidden" name="version" value={base?.version ?? ''} />
      <input type="hidden" name="storeCurrency" value={storeCurrency} />
      <input type="hidden" name="ratePer" value={draft.ratePer} />
      {isGone && <input type="hidden" name="asNew" value="yes" />}
      {form.summary && <ErrorSummary title="This market was not saved" errors={form.summary} />}
      <div className={`market-form ${form.summary ? 'mt-4' : ''}`} inert={form.isSaving}>
        <div className="grid min-w-0 content-start gap-3">
          <SummaryPanel question="What is it called?" summary={draft.name || 'Not named yet'} startsOpen={isNew}>
            <TextField
              name="name"
              value={draft.name}
              error={errors.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
              label="Name"
              required
              maxLength={100}
              className="max-w-md"
              hint="Shoppers see it when they choose where to shop, if it has several countries."
            />
          </SummaryPanel>

          <SummaryPanel question="Where does it sell?" summary={countriesSummary(draft, nameOf)} startsOpen={isNew}>
            <CountryChoice
              options={choices.countries}
              chosen={draft.countries}
              error={errors.countries}
              isOpen={context.isOpen}
              onChange={(countries) => set({ countries })}
            />
            <SelectField
              name="addressForm"
              label="Address form"
              className="mt-4 max-w-md"
              value={draft.addressForm}
              hint={
                draft.addressForm === 'country'
                  ? 'Fields, their order and postal codes follow the country of the address.'
                  : 'One form with state and postal code. A group such as the European Union is one choice.'
              }
              onChange={(event) => {
                const addressForm = ADDRESS_FORMS.find((known) => known === event.currentTarget.value)
                if (addressForm) set({ addressForm })
              }}
            >
              {ADDRESS_FORMS.map((value) => (
                <option key={value} value={value}>
                  {ADDRESS_FORM_LABELS[value]}
                </option>
              ))}
            </SelectField>
          </SummaryPanel>

          <SummaryPanel
            question="In which currency, and at which prices?"
            summary={pricesSummary(draft, storeCurrency)}
            startsOpen={isNew}
          >
            <PriceSection
              draft={draft}
              saved={base}
              choices={choices}
              isOpen={context.isOpen}
              errors={errors}
              set={set}
            />
          </SummaryPanel>

          <SummaryPanel question="Which taxes?" summary={taxesSummary(draft, choices.tax, nameOf)} startsOpen={isNew}>
            <div className="grid max-w-md gap-2">
              <SwitchField
                {...toggle('taxIncluded')}
                label="Prices include tax"
                hint="If off, tax is added at checkout."
              />
              <SwitchField {...toggle('taxShipping')} label="Shipping is taxed" />
            </div>
            <p className="mt-3 text-base text-ink-2">
              Rates follow the country of the address.{' '}
              <TextLink isInText to={href('/admin/taxes')}>
                Tax rates and registrations
              </TextLink>
            </p>
          </SummaryPanel>

          <LinkedSummary
            question="How does it ship?"
            summary={shippingSummary(choices.zones)}
            to={
              choices.zones?.length === 0 && market
                ? `${href('/admin/shipping/new')}?market=${market.id}`
                : href('/admin/shipping')
            }
            label={choices.zones?.length === 0 ? 'Add a zone' : 'Shipping zones'}
          />

          <LinkedSummary
            question="How do people pay?"
            summary={paymentSummary(choices.payments, draft.currency)}
            to={href('/admin/payments')}
            label="Payment providers"
          />

          <SummaryPanel
            question="What does the law ask?"
            summary={draft.orderButton ? `Order button: “${draft.orderButton}”` : 'Order button: the built-in text'}
            startsOpen={false}
          >
            <TextField
              name="orderButton"
              value={draft.orderButton}
              error={errors.orderButton}
              onChange={(event) => set({ orderButton: event.currentTarget.value })}
              label="Text of the order button"
              placeholder="Place order · {total}"
              maxLength={MAX_ORDER_BUTTON}
              className="max-w-md"
              hint="In the EU and the United Kingdom it must say that the order has to be paid, such as “Order with obligation to pay”, and nothing else: {total} is left out there. Elsewhere it is replaced by the total. Empty: the built-in text."
            />
          </SummaryPanel>

          <SummaryPanel
            question="In which languages?"
            summary={languagesSummary(draft)}
            startsOpen={isNew || added !== null}
          >
            <LocaleRows
              rows={draft.locales}
              isPrimary={context.isPrimary}
              saved={base?.locales ?? []}
              choices={choices}
              errors={errors}
              onChange={(locales) => set({ locales })}
            />
          </SummaryPanel>
        </div>
        <LiveCard draft={draft} choices={choices} className="lg:sticky lg:top-20 lg:self-start" />
      </div>

      <div className="mt-4 flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={form.isSaving}>
          {form.isSaving ? 'Saving...' : isGone ? 'Save as a new market' : 'Save market'}
        </AdminButton>
        <AdminButtonLink to={href('/admin/markets')}>Cancel</AdminButtonLink>
      </div>
    </Form>
  )
}
