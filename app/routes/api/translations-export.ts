import { href, redirect } from 'react-router'
import { readLanguages } from '#app/content/translation-list.server.ts'
import {
  readTextUnits,
  readTranslationRows,
  TRANSLATION_HEADING,
} from '#app/content/translations/translation-files.server.ts'
import { writeXliffParts } from '#app/content/xliff.server.ts'
import { db } from '#app/platform/db/db.server.ts'
import { csvResponse, fileResponse } from '#app/routes/api/file-response.ts'
import { requireAdmin } from '#app/store/staff/guard.server.ts'
import type { Route } from './+types/translations-export'

/** Exports all text with its translations into one language, as CSV or XLIFF. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAdmin(context)
  const { original, languages } = await readLanguages(db)
  const requested = url.searchParams.get('language')
  const language = languages.find((entry) => entry.language === requested)?.language
  if (!language) throw redirect(href('/admin/translations'))
  const name = `translations-${language}`
  if (params.format === 'csv') return csvResponse(name, TRANSLATION_HEADING, readTranslationRows(db, language))
  if (params.format !== 'xliff') throw redirect(href('/admin/translations'))
  const parts = writeXliffParts(readTextUnits(db, language), { original, target: language })
  return fileResponse(toStream(parts), { type: 'application/xliff+xml', name, extension: 'xlf' })
}

function toStream(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
