import { Form, href, useNavigation } from 'react-router'
import type { CurrencyChoice } from '#app/features/settings/currency-choices.ts'
import type { TimeZoneGroup } from '#app/features/settings/time-zone-choices.ts'
import type { SetupProposal } from '#app/features/setup/setup-page.server.ts'
import { WEIGHT_UNIT_NAMES, WEIGHT_UNITS } from '#app/features/shipping/weight.ts'
import { STARTER_RATES_DAY } from '#app/features/taxes/starter-rates.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { formatDay } from '#app/lib/format/date.ts'
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

/** What is usual in the country, for the owner to check. */
export function SetupForm({ proposal, currencies, timeZones, errors }: SetupFormProps) {
  const { country, countryName, asItBegan } = proposal
  const { state, formMethod } = useNavigation()
  const isSaving = state !== 'idle' && formMethod === 'POST'
  return (
    <Form method="post" noValidate className="mt-4 grid max-w-[720px] gap-4">
      {errors && <ErrorSummary title="The store was not set up" errors={errors} />}
      <input type="hidden" name="version" value={proposal.version} />
      <input type="hidden" name="country" value={country} />
      <Panel title={`Check what is usual in ${countryName}`}>
        <div className="field-grid" inert={isSaving}>
          <TextField
            name="store_name"
            label="Store name"
            required
            maxLength={100}
            defaultValue={proposal.storeName}
            error={errors?.store_name}
          />
          <TextField
            name="store_email"
            type="email"
            label="Store email"
            maxLength={254}
            hint="Where customers can reach you, and where the store writes to you."
            defaultValue={proposal.storeEmail}
            error={errors?.store_email}
          />
          {asItBegan.market && <MoneyFields proposal={proposal} currencies={currencies} errors={errors} />}
          {asItBegan.shipping && (
            <TextField
              name="delivery"
              label={`Price of standard delivery in ${countryName}`}
              inputMode="decimal"
              maxLength={20}
              className="max-w-80"
              hint="In the currency above. Leave it empty to enter your rates later; until then nothing can be ordered."
              error={errors?.delivery}
            />
          )}
          <UnitFields proposal={proposal} timeZones={timeZones} errors={errors} />
        </div>
      </Panel>
      <Panel title="What happens when you confirm">
        <ul className="grid list-disc gap-2 pl-5 text-base">
          {effectsOf(proposal).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Panel>
      <div className="flex flex-wrap gap-3">
        <AdminButton type="submit" look="primary" busy={isSaving}>
          {isSaving ? 'Saving...' : 'Set up the store'}
        </AdminButton>
        <AdminButtonLink to={href('/admin')}>Cancel</AdminButtonLink>
      </div>
    </Form>
  )
}

function MoneyFields({ proposal, currencies, errors }: Omit<SetupFormProps, 'timeZones'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        name="currency"
        label="Currency"
        hint="Prices are entered, shown and charged in it."
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
        label="Taxes"
        hint="Whether your prices contain the tax."
        defaultValue={proposal.taxIncluded ? 'included' : 'added'}
        error={errors?.taxes}
      >
        <option value="included">Included in prices</option>
        <option value="added">Added at checkout</option>
      </SelectField>
    </div>
  )
}

function UnitFields({ proposal, timeZones, errors }: Omit<SetupFormProps, 'currencies'>) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField name="time_zone" label="Time zone" defaultValue={proposal.timeZone} error={errors?.time_zone}>
        {timeZones.map(({ area, zones }) => (
          <optgroup key={area} label={area || 'World'}>
            {zones.map(({ zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField name="weight_unit" label="Weights" defaultValue={proposal.weightUnit} error={errors?.weight_unit}>
        {WEIGHT_UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {WEIGHT_UNIT_NAMES[unit]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function effectsOf({ countryName, marketName, asItBegan, taxes }: SetupProposal): string[] {
  const day = formatDay(STARTER_RATES_DAY)
  return [
    asItBegan.market
      ? `Your first market is ${countryName}. It replaces the market ${marketName} that a new store begins with.`
      : `Your market ${marketName} stays as you set it, with its currency.`,
    asItBegan.shipping
      ? `One shipping zone, ${countryName}, replaces the zone and the rates that a new store begins with.`
      : 'Your shipping zones stay as you set them.',
    asItBegan.taxes ? taxEffect(taxes, countryName, day) : 'Your tax rates and registrations stay as you set them.',
    'Orders stay as they were recorded. You can change all of this later in the settings.',
  ]
}

function taxEffect(taxes: string | null, country: string, day: string): string {
  const replaced = 'The tax rates that a new store begins with are removed.'
  if (taxes === null) return `${replaced} There is no usual rate of ${country} in our table: enter it under Taxes.`
  const rates = taxes === '' ? `the rates of the regions of ${country}` : `${taxes} in ${country}`
  return `${replaced} Added are ${rates}, compiled on ${day}: check them with your accountant. No tax is charged until you enter where you are registered.`
}
