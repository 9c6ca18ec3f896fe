import { Form, href, useNavigation } from 'react-router'
import type { CurrencyChoice } from '#app/base/money-formats.ts'
import { WEIGHT_UNITS } from '#app/base/weight.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { TimeZoneGroup } from '#app/lib/zone-names.ts'
import { adminText } from '#app/operations/setup/admin-text.ts'
import type { SetupProposal } from '#app/operations/setup/setup-page.server.ts'
import { weightUnitName } from '#app/store/settings-fields.ts'
import { AdminButton, AdminButtonLink } from '#app/ui/admin/admin-button.tsx'
import { SelectField, TextField } from '#app/ui/admin/admin-field.tsx'
import { ErrorSummary } from '#app/ui/admin/error-summary.tsx'
import { Panel } from '#app/ui/admin/panel.tsx'

type SetupFormProps = {
  readonly proposal: SetupProposal
  readonly currencies: readonly CurrencyChoice[]
  readonly timeZones: readonly TimeZoneGroup[]
  readonly errors: FieldErrors | null
}

/** The usual settings of the country, which the owner checks. */
export function SetupForm({ proposal, currencies, timeZones, errors }: SetupFormProps) {
  const { country, countryName, asItBegan } = proposal
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <Form method="post" noValidate className="mt-4 grid max-w-[720px] gap-4">
      {errors && <ErrorSummary title={adminText.notSetUp} errors={errors} />}
      <input type="hidden" name="version" value={proposal.version} />
      <input type="hidden" name="country" value={country} />
      <Panel title={adminText.checkUsual(countryName)}>
        <div className="field-grid" inert={isSaving}>
          <TextField
            name="store_name"
            label={adminText.storeName}
            required
            maxLength={100}
            defaultValue={proposal.storeName}
            error={errors?.store_name}
          />
          <TextField
            name="store_email"
            type="email"
            label={adminText.storeEmail}
            maxLength={254}
            hint={adminText.storeEmailHint}
            defaultValue={proposal.storeEmail}
            error={errors?.store_email}
          />
          <SelectField
            name="language"
            label={adminText.language}
            hint={adminText.languageHint}
            className="max-w-80"
            defaultValue={proposal.language}
            error={errors?.language}
          >
            {proposal.languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          {asItBegan.market && <MoneyFields proposal={proposal} currencies={currencies} errors={errors} />}
          {asItBegan.shipping && (
            <TextField
              name="delivery"
              label={adminText.deliveryPrice(countryName)}
              inputMode="decimal"
              maxLength={20}
              className="max-w-80"
              hint={adminText.deliveryPriceHint}
              error={errors?.delivery}
            />
          )}
          <UnitFields proposal={proposal} timeZones={timeZones} errors={errors} />
          {proposal.isMaker !== null && (
            <SelectField
              name="is_maker"
              label={adminText.whoMakes}
              hint={adminText.whoMakesHint}
              defaultValue={proposal.isMaker ? 'yes' : ''}
            >
              <option value="">{adminText.othersMake}</option>
              <option value="yes">{adminText.weMake}</option>
            </SelectField>
          )}
        </div>
      </Panel>
      <Panel title={adminText.effectsTitle}>
        <ul className="grid list-disc gap-2 pl-5 text-base">
          {describeEffects(proposal).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={isSaving}>
          {isSaving ? adminText.saving : adminText.setupTitle}
        </AdminButton>
        <AdminButtonLink to={href('/admin')}>{adminText.cancel}</AdminButtonLink>
      </div>
    </Form>
  )
}

function MoneyFields({ proposal, currencies, errors }: Omit<SetupFormProps, 'timeZones'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="currency"
        label={adminText.currency}
        hint={adminText.currencyHint}
        defaultValue={proposal.currency}
        error={errors?.currency}
      >
        {currencies.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="taxes"
        label={adminText.taxes}
        hint={adminText.taxesHint}
        defaultValue={proposal.taxIncluded ? 'included' : 'added'}
        error={errors?.taxes}
      >
        <option value="included">{adminText.taxesIncluded}</option>
        <option value="added">{adminText.taxesAdded}</option>
      </SelectField>
    </div>
  )
}

function UnitFields({ proposal, timeZones, errors }: Omit<SetupFormProps, 'currencies'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="time_zone"
        label={adminText.timeZone}
        defaultValue={proposal.timeZone}
        error={errors?.time_zone}
      >
        {timeZones.map(({ area, zones }) => (
          <optgroup key={area} label={area || adminText.world}>
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        name="weight_unit"
        label={adminText.weights}
        defaultValue={proposal.weightUnit}
        error={errors?.weight_unit}
      >
        {WEIGHT_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {weightUnitName(unit)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function describeEffects({ countryName, marketName, asItBegan, taxes, taxesDay, isDemo }: SetupProposal): string[] {
  const day = formatDay(taxesDay)
  return [
    isDemo ? adminText.languageOfDemo : adminText.languageOfTexts,
    asItBegan.market ? adminText.marketReplaced(countryName, marketName) : adminText.marketStays(marketName),
    asItBegan.shipping ? adminText.zoneReplaced(countryName) : adminText.zonesStay,
    asItBegan.taxes ? taxEffect(taxes, countryName, day) : adminText.taxesStay,
    adminText.ordersStay,
  ]
}

function taxEffect(taxes: string | null, country: string, day: string): string {
  return taxes === null ? adminText.taxesRemoved(country) : adminText.taxesReplaced(taxes, country, day)
}
