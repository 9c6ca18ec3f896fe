import { useCallback, useMemo, useState } from 'react'
import { Form, href } from 'react-router'
import { ADDRESS_FORMS } from '#app/features/addresses/address-rules.ts'
import { CountryChoice } from '#app/features/markets/admin/country-choice.tsx'
import { LocaleRows } from '#app/features/markets/admin/locale-rows.tsx'
import type { MarketChoices } from '#app/features/markets/admin/market-choices.server.ts'
import { draftOf, type FormMarket, type MarketDraft } from '#app/features/markets/admin/market-draft.ts'
import { marketInput } from '#app/features/markets/admin/market-input.ts'
import { PriceSection } from '#app/features/markets/admin/price-section.tsx'
import { AdminButton, AdminButtonLink, TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import type { FormResult } from '#app/ui/admin/form-result.ts'
import { Panel } from '#app/ui/admin/panel.tsx'
import { SaveBar } from '#app/ui/admin/save-bar.tsx'
import { useFormDraft } from '#app/ui/admin/use-form-draft.ts'

type MarketFormProps = {
  readonly market: FormMarket | null
  readonly choices: MarketChoices
  /** Whether the market has a shipping zone with a rate. */
  readonly ships?: boolean
  /** `isGone`: someone else deleted it; it can be saved as a new one. */
  readonly result: (FormResult<FormMarket> & { readonly isGone?: boolean }) | undefined
}

const FORM = 'market-form'
const MESSAGES = { saved: 'Market saved', failed: () => 'The market was not saved' }
const ADDRESS_FORM_LABELS = {
  country: 'As usual in each country',
  international: 'The same for all countries',
} satisfies Record<MarketDraft['addressForm'], string>

export function MarketForm({ market, choices, ships = false, result }: MarketFormProps) {
  const { storeCurrency } = choices
  const context = useMemo(
    () => ({ storeCurrency, isPrimary: market?.isPrimary === true, isOpen: market?.status === 'open' }),
    [storeCurrency, market?.isPrimary, market?.status],
  )
  const form = useFormDraft<FormMarket | null, MarketDraft>({
    loaded: market,
    result,
    schema: useMemo(() => marketInput(context), [context]),
    draftOf: useCallback((saved) => draftOf(saved, storeCurrency), [storeCurrency]),
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
      <div className={`grid max-w-[1120px] gap-4 ${form.summary ? 'mt-4' : ''}`} inert={form.isSaving}>
        <Panel title="What is it called?">
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
        </Panel>

        <Panel title="Where does it sell?">
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
        </Panel>

        <PriceSection draft={draft} saved={base} choices={choices} isOpen={context.isOpen} errors={errors} set={set} />

        <Panel title="Which taxes?">
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
        </Panel>

        <Panel title="How does it ship?">
          <p className="text-base text-ink-2">
            {shippingText(market !== null, ships)}{' '}
            <TextLink isInText to={href('/admin/shipping')}>
              Shipping zones
            </TextLink>
            {market && (
              <>
                {' · '}
                <TextLink isInText to={`${href('/admin/shipping/new')}?market=${market.id}`}>
                  Add a zone
                </TextLink>
              </>
            )}
          </p>
        </Panel>

        <Panel title="In which languages?">
          <LocaleRows
            rows={draft.locales}
            isPrimary={context.isPrimary}
            languages={choices.languages}
            errors={errors}
            onChange={(locales) => set({ locales })}
          />
        </Panel>
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

function shippingText(isSaved: boolean, ships: boolean): string {
  if (!isSaved) return 'Zones and rates are entered once the market is saved.'
  return ships ? 'It has zones with rates.' : 'It has no zone with a rate yet, so nothing is delivered.'
}
