import { href, Link } from 'react-router'
import type { TextCounts } from '#app/content/translation-list.server.ts'
import { buildTranslationsUrl } from '#app/content/translation-query.ts'
import { formatNumber } from '#app/lib/format/number.ts'
import { adminText } from '#app/operations/languages/admin-text.ts'
import type { LanguageLocale, LanguageRow } from '#app/operations/languages/language-rows.server.ts'
import { IndexTable } from '#app/ui/admin/lists/index-table.tsx'
import { Badge } from '#app/ui/admin/status-badge.tsx'

type LanguageTableProps = {
  readonly rows: readonly LanguageRow[]
  /** The maximum number of orders that are counted. */
  readonly maxOrders: number
}

/**
 * Lists the current and former languages of the store, with the share of translated text and links to the translations.
 */
export function LanguageTable({ rows, maxOrders }: LanguageTableProps) {
  return (
    <IndexTable
      className="language-rows"
      caption={adminText.languagesOfTheStore}
      columns={[
        { label: adminText.language, className: 'text-start' },
        { label: adminText.markets, className: 'text-start' },
        { label: adminText.storeTexts, className: 'text-start' },
        { label: adminText.orders, className: 'text-end' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.language}>
          <th scope="row" className="cell-name text-start">
            <bdi lang={row.language} className="font-medium">
              {row.ownName}
            </bdi>
            {row.name !== row.ownName && <span className="block text-ink-2">{row.name}</span>}
          </th>
          <td className="cell-places">
            <Places row={row} />
          </td>
          <td className="cell-texts">
            <Texts row={row} />
            {listNotes(row).map((note) => (
              <span key={note} className="block text-sm text-ink-2">
                {note}
              </span>
            ))}
          </td>
          <td className="cell-orders text-end">
            {`${formatNumber(row.orders)}${row.orders === maxOrders ? '+' : ''}`}
            <span className="text-ink-2 md:hidden"> {adminText.orderNoun(row.orders)}</span>
          </td>
        </tr>
      ))}
    </IndexTable>
  )
}

/** Lists what is different for shoppers who use the language, such as emails in English. */
function listNotes({ isRightToLeft, hasMessages, isStemmed }: LanguageRow): readonly string[] {
  return [
    ...(isRightToLeft ? [adminText.rightToLeft] : []),
    ...(hasMessages ? [] : [adminText.inEnglish]),
    ...(isStemmed ? [] : [adminText.exactWords]),
  ]
}

const LINK = 'inline-flex min-h-6 items-center text-ink underline underline-offset-4 max-md:min-h-11'

function Places({ row: { places, name } }: { readonly row: LanguageRow }) {
  if (places.length === 0) {
    return (
      <Badge glyph="○" tone="amber">
        {adminText.inNoMarket}
      </Badge>
    )
  }
  return (
    <ul>
      {places.map((place) => (
        <li key={place.marketId + place.prefix} className="flex flex-wrap items-center gap-x-3">
          <Link to={href('/admin/markets/edit/:id', { id: place.marketId })} className={`${LINK} wrap-anywhere`}>
            {place.market}
          </Link>
          <Preview place={place} name={name} />
        </li>
      ))}
    </ul>
  )
}

/** Links to the store as shoppers who use the locale see it. A draft market has no pages. */
function Preview({
  place: { prefix, market, isOpen },
  name,
}: {
  readonly place: LanguageLocale
  readonly name: string
}) {
  if (!isOpen) return <span className="text-ink-2">{adminText.draftAt(prefix)}</span>
  return (
    <a
      href={`/${prefix}`}
      target="_blank"
      rel="noreferrer"
      className={LINK}
      aria-label={adminText.openStoreIn(name, market)}
    >
      {adminText.openStore}
    </a>
  )
}

function Texts({ row: { isOriginal, language, name, texts } }: { readonly row: LanguageRow }) {
  if (isOriginal) return <span className="text-ink-2">{adminText.originals}</span>
  if (!texts) return <span className="text-ink-2">{adminText.noTexts}</span>
  return (
    <>
      <State texts={texts} />
      <Link
        to={buildTranslationsUrl(href('/admin/translations'), { language })}
        className={`${LINK} ms-3`}
        aria-label={adminText.openTranslationsIn(name)}
      >
        {adminText.openTranslations}
      </Link>
    </>
  )
}

function State({ texts: { fields, missing, outdated } }: { readonly texts: TextCounts }) {
  if (outdated > 0) {
    return (
      <Badge glyph="!" tone="amber">
        {adminText.translatedOutdated(fields, missing, outdated)}
      </Badge>
    )
  }
  if (missing === 0) {
    return (
      <Badge glyph="●" tone="moss">
        {adminText.allTranslated(fields)}
      </Badge>
    )
  }
  return (
    <Badge glyph={missing < fields ? '◐' : '○'} tone="quiet">
      {adminText.translated(fields, missing)}
    </Badge>
  )
}
