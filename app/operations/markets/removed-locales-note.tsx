import { languageName } from '#app/base/language-names.ts'
import { adminText } from '#app/operations/markets/admin-text.ts'
import type { LocaleUse } from '#app/operations/markets/locale-uses.server.ts'
import type { RemovedLocale } from '#app/operations/markets/removed-locales.ts'
import { Notice } from '#app/ui/admin/notice.tsx'

type RemovedLocalesNoteProps = {
  readonly removed: readonly RemovedLocale[]
  readonly uses: readonly LocaleUse[]
  /** The number up to which uses are counted. */
  readonly maxUses: number
}

/** Warns about the effects of removing a language on people who use it. */
export function RemovedLocalesNote({ removed, uses, maxUses }: RemovedLocalesNoteProps) {
  return (
    <div role="status">
      {removed.map((locale) => (
        <Notice key={locale.language} className="mt-3">
          <p className="font-medium">{adminText.languageRemoved(getName(locale.language), locale.prefix)}</p>
          <ul className="mt-1 ms-5 grid list-disc gap-0.5">
            {listConsequences(
              locale,
              uses.find(({ language }) => language === locale.language),
              maxUses,
            ).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ))}
    </div>
  )
}

function listConsequences({ language, prefix, next }: RemovedLocale, use: LocaleUse | undefined, maxUses: number) {
  const name = getName(language)
  const { orders = 0, unshipped = 0, waiting = 0 } = use ?? {}
  return [
    describeLinks(prefix, next),
    ...(orders > 0 ? [adminText.ordersKeepLanguage(name, orders, unshipped, maxUses)] : []),
    ...(waiting > 0 ? [adminText.waitingKeepLanguage(name, waiting, maxUses)] : []),
    adminText.cartsStay,
    adminText.textsStay(name),
  ]
}

function describeLinks(prefix: string, next: RemovedLocale['next']): string {
  if (!next) return adminText.linksWithoutPrefix
  if (next.prefix === prefix) return adminText.pagesIn(getName(next.language))
  return adminText.linksLeadTo(next.prefix, getName(next.language))
}

function getName(language: string): string {
  return languageName(language) || language || adminText.languageToEnter
}
