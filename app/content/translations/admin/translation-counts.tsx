import { href, Link } from 'react-router'
import type { KindCounts } from '#app/content/translation-list.server.ts'
import { buildTranslationsUrl } from '#app/content/translation-query.ts'
import { adminText } from '#app/content/translations/admin-text.ts'

type TranslationCountsProps = { readonly counts: readonly KindCounts[]; readonly language: string }

/** Shows the progress of a language, with links to missing and outdated translations. */
export function TranslationCounts({ counts, language }: TranslationCountsProps) {
  return (
    <dl className="mt-4 flex flex-wrap gap-px overflow-hidden rounded-field border border-line bg-line">
      {counts.map((counted) => (
        <div key={counted.kind} className="grow basis-36 bg-paper p-3">
          <dt className="text-base font-medium">{adminText.kinds[counted.kind].many}</dt>
          {(['missing', 'outdated'] as const).map((state) => (
            <dd key={state} className="text-base text-ink-2">
              {counted[state] > 0 ? (
                <Link
                  to={buildTranslationsUrl(href('/admin/translations'), { language, kind: counted.kind, state })}
                  className="inline-grid min-h-6 place-items-center text-ink underline underline-offset-4 max-md:min-h-11"
                >
                  {state === 'missing'
                    ? adminText.missingCount(counted.missing)
                    : adminText.outdatedCount(counted.outdated)}
                </Link>
              ) : null}
            </dd>
          ))}
          {counted.complete > 0 && (
            <dd className="text-base text-ink-2">{adminText.completeCount(counted.complete)}</dd>
          )}
        </div>
      ))}
    </dl>
  )
}
