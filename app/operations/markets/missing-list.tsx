import { href, Link } from 'react-router'
import { countryName } from '#app/base/countries.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import { type MissingItem, type MissingRequirement, toMissingItem } from '#app/operations/markets/missing.ts'
import { getFieldId } from '#app/ui/admin/admin-field.tsx'

type MissingListProps = { readonly marketId: string; readonly missing: readonly MissingRequirement[] }

/** Lists the missing requirements of a market, each with a link to the screen where it can be fixed. */
export function MissingList({ marketId, missing }: MissingListProps) {
  const overlaps = missing.filter((item) => item.kind === 'overlap')
  const others = [...new Set(overlaps.map((item) => item.marketId))]
  const kinds = new Set(missing.map(({ kind }) => kind))
  return (
    <ul className="divide-y divide-line text-base">
      {kinds.has('country') && (
        <li className="py-2">
          <FieldLink name="countries">{adminText.countriesMissing.link}</FieldLink> {adminText.countriesMissing.after}
        </li>
      )}
      {others.map((other) => {
        const sharedCountries = overlaps.filter((item) => item.marketId === other)
        return (
          <li key={other} className="py-2">
            {adminText.soldElsewhere.before(
              joinNames(sharedCountries.map(({ country }) => countryName(country))),
              sharedCountries.length,
            )}{' '}
            <Link
              to={`${href('/admin/markets/edit/:id', { id: other })}#${getFieldId('countries')}`}
              className="underline underline-offset-4"
            >
              {sharedCountries[0]?.market}
            </Link>
            {adminText.soldElsewhere.after(sharedCountries.length)}
          </li>
        )
      })}
      {kinds.has('rate') && (
        <li className="py-2">
          <FieldLink name="rate">{adminText.rateMissing.link}</FieldLink> {adminText.rateMissing.after}
        </li>
      )}
      {kinds.has('shipping') && (
        <li className="py-2">
          <Link to={`${href('/admin/shipping/new')}?market=${marketId}`} className="underline underline-offset-4">
            {adminText.zoneMissing.link}
          </Link>{' '}
          {adminText.zoneMissing.after}
        </li>
      )}
      {missing.map(
        (item) => item.kind === 'law' && <Item key={item.finding.rule} item={toMissingItem(item.finding)} />,
      )}
      {kinds.has('language') && (
        <li className="py-2">
          <FieldLink name="locales">{adminText.languageMissing.link}</FieldLink> {adminText.languageMissing.after}
        </li>
      )}
    </ul>
  )
}

export function Item({ item: { rule, text, to, action } }: { readonly item: MissingItem }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
      <span className="min-w-[min(20rem,100%)] flex-1">
        {rule && <span className="font-medium">{rule}: </span>}
        {text}
      </span>
      <Link to={to} className="underline underline-offset-4">
        {action}
      </Link>
    </li>
  )
}

function FieldLink({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <a href={`#${getFieldId(name)}`} className="underline underline-offset-4">
      {children}
    </a>
  )
}

const MAX_LISTED = 5

function joinNames(names: readonly string[]): string {
  const rest = names.length - MAX_LISTED
  return rest > 0 ? adminText.andMore(names.slice(0, MAX_LISTED).join(', '), rest) : names.join(', ')
}
