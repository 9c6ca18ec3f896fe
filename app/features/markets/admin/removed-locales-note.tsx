import { languageName } from '#app/features/markets/admin/language.ts'
import type { LocaleUse } from '#app/features/markets/admin/locale-uses.server.ts'
import type { RemovedLocale } from '#app/features/markets/admin/removed-locales.ts'
import { adminText } from '#app/features/markets/admin-text.ts'
import { formatNumber } from '#app/lib/format/number.ts'

type RemovedLocalesNoteProps = {
  readonly removed: readonly RemovedLocale[]
  readonly uses: readonly LocaleUse[]
  /** From this number on, uses are not counted. */
  readonly maxUses: number
}

/** What saving the form does to those who use a language that was removed from it. */
export function RemovedLocalesNote({ removed, uses, maxUses }: RemovedLocalesNoteProps) {
  return (
    <div role="status">
      {removed.map((locale) => (
        <div key={locale.language} className="mt-3 border-s-4 border-amber bg-amber-soft px-3 py-2 text-base">
          <p className="font-medium">{adminText.atIsRemovedWhenYouSave(nameOf(locale.language), locale.prefix)}</p>
          <ul className="mt-1 ms-5 grid list-disc gap-0.5">
            {consequences(
              locale,
              uses.find(({ language }) => language === locale.language),
              maxUses,
            ).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function consequences({ language, prefix, next }: RemovedLocale, use: LocaleUse | undefined, maxUses: number) {
  const name = nameOf(language)
  const counted = (count: number) => `${formatNumber(count)}${count === maxUses ? ' or more' : ''}`
  const { orders = 0, unshipped = 0, waiting = 0 } = use ?? {}
  const placed =
    orders === 1
      ? adminText.text1OrderWasPlacedInItKeeps(name, unshipped)
      : `${counted(orders)} orders were placed in ${name}, ${counted(unshipped)} of them not shipped yet. They keep their language:`
  const people =
    waiting === 1 ? '1 person on the waiting list gets' : adminText.peopleOnTheWaitingListGet(counted(waiting))
  return [
    linksText(prefix, next),
    ...(orders > 0 ? [adminText.emailsInvoicesAndOtherDocuments(placed, name)] : []),
    ...(waiting > 0 ? [adminText.emailsInAsBefore(people, name)] : []),
    adminText.cartsAndNewsletterSubscribersStay,
    adminText.yourTextsInStayUntilYouDelete(name),
  ]
}

function linksText(prefix: string, next: RemovedLocale['next']): string {
  if (!next) return adminText.itsLinksAlsoThoseInSentEmails
  if (next.prefix === prefix) return adminText.itsPagesAlsoThoseThatSentEmails(nameOf(next.language))
  const pages = next.prefix === '' ? 'the pages without prefix' : `/${next.prefix}`
  return adminText.linksToItAlsoThoseInSent(pages, nameOf(next.language))
}

function nameOf(language: string): string {
  return languageName(language) || language || 'the language that you enter'
}
