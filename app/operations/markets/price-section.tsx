import { href } from 'react-router'
import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { countDecimals, getCurrencySymbol } from '#app/base/money.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { pick } from '#app/lib/keys.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { DisplayRows } from '#app/operations/markets/display-rows.tsx'
import { ExamplePrices } from '#app/operations/markets/example-prices.tsx'
import type { MarketChoices } from '#app/operations/markets/market-choices.server.ts'
import { type MarketDraft, toDraft } from '#app/operations/markets/market-draft.ts'
import { RateField } from '#app/operations/markets/rate-field.tsx'
import { CUSTOM_RULE, listRoundingChoices, NO_ROUNDING } from '#app/operations/markets/rounding-rules.ts'
import type { FormMarket } from '#app/pricing/read-markets.server.ts'
import { TextLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, SwitchField, TextField } from '#app/ui/admin/admin-field.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

type PriceSectionProps = {
  readonly draft: MarketDraft
  /** Null for a new market. */
  readonly saved: FormMarket | null
  readonly choices: MarketChoices
  readonly isOpen: boolean
  readonly errors: FieldErrors
  readonly set: (change: Partial<MarketDraft>) => void
}

/** Edits currency, rates and rounding, and shows the resulting example prices. */
export function PriceSection({ draft, saved, choices, isOpen, errors, set }: PriceSectionProps) {
  const { storeCurrency } = choices
  const { currency } = draft
  const symbol = getCurrencySymbol(currency)
  const text = (name: 'roundingStep' | 'roundingEnding') => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          name="currency"
          label={adminText.currency}
          hint={adminText.currencyHint}
          value={currency}
          error={errors.currency}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (isCurrency(value)) set(withCurrency(draft, value, saved, storeCurrency))
          }}
        >
          {choices.currencies.map(({ code, text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </SelectField>
        {currency === storeCurrency ? (
          <input type="hidden" name="rate" value="" />
        ) : (
          <RateField
            name="rate"
            from={storeCurrency}
            to={currency}
            typed={{ per: draft.ratePer, amount: draft.rate }}
            current={saved?.currency === currency ? saved.rate : null}
            required={isOpen}
            error={errors.rate}
            onChange={({ per, amount }) => set({ ratePer: per, rate: amount })}
          />
        )}
      </div>
      {saved && saved.currency !== currency && (
        <div role="status">
          <Notice>{adminText.currencyChanged(getCurrencySymbol(saved.currency), symbol, saved.currency)}</Notice>
        </div>
      )}
      <div className="grid items-start gap-4 md:grid-cols-3">
        <SelectField
          name="rounding"
          label={adminText.rounding}
          value={draft.rounding}
          error={errors.rounding}
          onChange={(event) => set({ rounding: event.currentTarget.value })}
        >
          {listRoundingChoices(currency).map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
          <option value={CUSTOM_RULE}>{adminText.ownRule}</option>
        </SelectField>
        {draft.rounding === CUSTOM_RULE ? (
          <>
            <TextField {...text('roundingStep')} label={adminText.stepsIn(symbol)} inputMode="decimal" maxLength={40} />
            <TextField
              {...text('roundingEnding')}
              label={adminText.endingIn(symbol)}
              inputMode="decimal"
              maxLength={40}
              hint={countDecimals(currency) === 0 ? adminText.ownRuleExample : adminText.ownRuleDecimals}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="roundingStep" value="" />
            <input type="hidden" name="roundingEnding" value="" />
          </>
        )}
      </div>
      {(currency !== storeCurrency || draft.rounding !== NO_ROUNDING) && (
        <ExamplePrices draft={draft} saved={saved} storeCurrency={storeCurrency} examples={choices.examples} />
      )}
      {saved && (
        <TextLink to={`${href('/admin/markets/prices')}?market=${saved.id}`} className="justify-self-start">
          {adminText.pricesOfThisMarket}
        </TextLink>
      )}
      <DisplayRows
        rows={draft.displays}
        charged={currency}
        storeCurrency={storeCurrency}
        saved={saved}
        currencies={choices.currencies}
        errors={errors}
        onChange={(displays) => set({ displays })}
      />
      {currency !== storeCurrency && (
        <SwitchField
          name="listsInStoreCurrency"
          checked={draft.listsInStoreCurrency}
          onChange={(event) => set({ listsInStoreCurrency: event.currentTarget.checked })}
          label={adminText.showOnLists(storeCurrency)}
          hint={adminText.showOnListsHint(currency)}
        />
      )}
      {currency === storeCurrency && draft.listsInStoreCurrency && (
        <input type="hidden" name="listsInStoreCurrency" value="on" />
      )}
    </div>
  )
}

/** Clears rates and amounts, because they were for the previous currency; restores them for the saved currency. */
function withCurrency(
  draft: MarketDraft,
  currency: CurrencyCode,
  saved: FormMarket | null,
  storeCurrency: CurrencyCode,
): Partial<MarketDraft> {
  if (saved?.currency === currency) {
    return pick(toDraft(saved, storeCurrency), ['currency', 'rate', 'ratePer', 'displays', ...ROUNDING_FIELDS])
  }
  const hasDifferentDecimals = countDecimals(currency) !== countDecimals(draft.currency)
  return {
    currency,
    rate: '',
    ratePer: 'quote',
    displays: draft.displays.filter((shown) => shown.currency !== currency).map((shown) => ({ ...shown, amount: '' })),
    ...(currency === storeCurrency && { listsInStoreCurrency: false }),
    ...(hasDifferentDecimals && { rounding: NO_ROUNDING, roundingStep: '', roundingEnding: '' }),
  }
}

const ROUNDING_FIELDS = ['rounding', 'roundingStep', 'roundingEnding'] as const
