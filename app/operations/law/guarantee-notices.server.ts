import { asc, eq, isNull } from 'drizzle-orm'
import { listNoticeLanguages } from '#app/operations/law/notice-languages.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { brandFiles, guaranteeNotices } from '#app/store/brands.table.ts'
import { appliesIn } from '#app/store/law-rules.ts'

/** Lists the current images, ordered by language. */
export async function listNotices(db: Database): Promise<readonly (NoticeImage & { readonly language: string })[]> {
  const { id, width, height } = brandFiles
  return await db
    .select({ language: guaranteeNotices.language, id, width, height })
    .from(guaranteeNotices)
    .innerJoin(brandFiles, eq(id, guaranteeNotices.fileId))
    .where(isNull(guaranteeNotices.removedAt))
    .orderBy(asc(guaranteeNotices.language))
}

type MarketLanguages = { readonly countries: readonly string[]; readonly languages: readonly string[] }

/** Lists the languages in which markets need the notice, and any other languages that have an image. */
export function listShownLanguages(
  markets: readonly MarketLanguages[],
  stored: readonly { readonly language: string }[],
): readonly string[] {
  const needed = markets.filter((market) => appliesIn('guarantee-notice', market)).flatMap((market) => market.languages)
  return listNoticeLanguages([...needed, ...stored.map(({ language }) => language)])
}
