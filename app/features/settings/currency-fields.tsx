import { STORE_CURRENCIES, type StoreCurrency, symbolOf } from '#app/features/money/money.ts'
import { SettingField } from '#app/features/settings/setting-field.tsx'
import { settingDescription } from '#app/features/settings/settings.ts'
import { chooseCurrency } from '#app/features/settings/settings-draft.ts'
import { fieldOf } from '#app/features/settings/settings-fields.ts'
import type { SettingsFormState } from '#app/features/settings/use-settings-form.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'

const NAMES: Readonly<Record<StoreCurrency, string>> = {
  NGN: 'Nigerian naira',
  USD: 'US dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
}

/** The currency as it is chosen now, saved or not. */
export function chosenCurrency({ draft, base }: SettingsFormState): StoreCurrency {
  return STORE_CURRENCIES.find((code) => code === draft.store_currency) ?? base.settings.store_currency
}

/** The store currency with its rate. What choosing another one means is said before it is saved. */
export function CurrencyFields({ form }: { readonly form: SettingsFormState }) {
  const { store_currency: saved } = form.base.settings
  const chosen = chosenCurrency(form)
  const isOther = chosen !== saved
  return (
    <div className="field-grid">
      <div>
        <SelectField
          name="store_currency"
          label={fieldOf('store_currency').label}
          hint={settingDescription('store_currency')}
          error={form.errors.store_currency}
          value={chosen}
          onChange={(event) => form.set(chooseCurrency(event.currentTarget.value, form.base))}
        >
          {STORE_CURRENCIES.map((code) => (
            <option key={code} value={code}>
              {`${NAMES[code]} (${code}, ${symbolOf(code)})`}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {isOther && (
            <div className="mt-4 border-l-4 border-amber bg-amber-soft p-4 text-base">
              <p className="font-semibold text-amber">Prices are relabelled, not converted</p>
              <p className="mt-1">
                What costs {symbolOf(saved)}25,000.00 now will cost {symbolOf(chosen)}25,000.00. The same goes for the
                default shipping rate and the free shipping threshold. Saving also sets the rate for 1 US dollar to{' '}
                {chosen} {String(form.draft.usd_rate)}. Orders that were placed stay as they are.
              </p>
            </div>
          )}
        </div>
      </div>
      <SettingField
        name="usd_rate"
        form={form}
        unit={chosen}
        readOnly={isOther || chosen === 'USD'}
        hint={fixedRate(chosen, isOther)}
      />
    </div>
  )
}

/** Why the rate cannot be typed now. */
function fixedRate(chosen: StoreCurrency, isOther: boolean): string | undefined {
  if (chosen === 'USD') return 'A US dollar is always worth 1.'
  return isOther ? 'Set by the new currency. Once that is saved, you can change it.' : undefined
}
