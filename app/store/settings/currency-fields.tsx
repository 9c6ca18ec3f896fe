import { type CurrencyCode, isCurrency } from '#app/base/currencies.ts'
import { formatMoney, multiply, oneUnit } from '#app/base/money.ts'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { findDefaultRate } from '#app/store/markets/default-rate.ts'
import { adminText } from '#app/store/settings/admin-text.ts'
import { SettingField } from '#app/store/settings/setting-field.tsx'
import { chooseCurrency, type FormSettings } from '#app/store/settings/settings-draft.ts'
import type { SettingsFormState } from '#app/store/settings/use-settings-form.ts'
import { getSettingDescription } from '#app/store/settings.ts'
import { getField } from '#app/store/settings-fields.ts'
import { SelectField } from '#app/ui/admin/admin-field.tsx'
import { Notice } from '#app/ui/admin/notice.tsx'

export function getChosenCurrency({ draft, base }: SettingsFormState): CurrencyCode {
  return isCurrency(draft.store_currency) ? draft.store_currency : base.settings.store_currency
}

export function CurrencyFields({ form, choices }: { form: SettingsFormState; choices: readonly CurrencyChoice[] }) {
  const { settings, charged } = form.base
  const { store_currency: saved } = settings
  const chosen = getChosenCurrency(form)
  const isChanged = chosen !== saved
  const hasDefaultRate = findDefaultRate(chosen, charged) !== null
  const name = choices.find(({ code }) => code === charged)?.name ?? charged
  const unitLabel = `1 ${name}`
  return (
    <div className="field-grid">
      <div>
        <SelectField
          name="store_currency"
          label={getField('store_currency').label}
          hint={getSettingDescription('store_currency')}
          error={form.errors.store_currency}
          value={chosen}
          onChange={(event) => form.set(chooseCurrency(event.currentTarget.value, form.base))}
        >
          {choices.map(({ code, text }) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </SelectField>
        <div role="status">
          {isChanged && (
            <Notice className="mt-4">
              <p className="font-semibold">{adminText.relabelTitle}</p>
              <p className="mt-1">
                {adminText.relabelHint(
                  formatMoney(multiply(oneUnit(saved), 25_000)),
                  formatMoney(multiply(oneUnit(chosen), 25_000)),
                )}{' '}
                {hasDefaultRate
                  ? adminText.setsRate(unitLabel, chosen, String(form.draft.rate))
                  : adminText.enterRate(unitLabel)}{' '}
                {adminText.existingOrdersKept}
              </p>
            </Notice>
          )}
        </div>
      </div>
      <SettingField
        name="rate"
        label={adminText.rateFor(unitLabel)}
        form={form}
        unit={chosen}
        className="max-w-60"
        readOnly={chosen === charged || (isChanged && hasDefaultRate)}
        hint={getRateHint(form.base, chosen, name)}
      />
    </div>
  )
}

function getRateHint({ settings, charged }: FormSettings, chosen: CurrencyCode, name: string): string {
  if (chosen === charged) return adminText.rateIsOne(name)
  const isSet = chosen !== settings.store_currency && findDefaultRate(chosen, charged) !== null
  return isSet ? adminText.rateFollowsCurrency : adminText.rateUse(charged)
}
