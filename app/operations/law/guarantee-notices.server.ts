import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { NoticeRequest } from '#app/operations/law/guarantee-notice-input.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { storeNoticeImage } from '#app/store/brand/brand-images.server.ts'
import { brandFiles } from '#app/store/brand/brands.table.ts'
import type { NoticeImage } from '#app/store/law/guarantee-notice.ts'
import { guaranteeNotices } from '#app/store/law/guarantee-notices.table.ts'
import { appliesIn } from '#app/store/law/law-rules.ts'
import { noticeLanguagesOf } from '#app/store/law/notice-languages.ts'
import { recordChange } from '#app/store/staff/audit.server.ts'

/** 'changed': someone else was faster. */
type NoticeOutcome = 'done' | 'changed'

/** Shows an image instead of the words in one language from now on. @throws ImageRefused */
export async function uploadNotice(
  db: Database,
  request: NoticeRequest,
  upload: Uint8Array,
  staffId: Id<'staff'>,
): Promise<NoticeOutcome> {
  const image = await storeNoticeImage(db, upload)
  return await replaceNotice(db, request, image, staffId)
}

/** Shows the words again. The image stays for the evidence of orders. */
export function removeNotice(db: Database, request: NoticeRequest, staffId: Id<'staff'>): Promise<NoticeOutcome> {
  return replaceNotice(db, request, null, staffId)
}

function replaceNotice(
  db: Database,
  { language, seen }: NoticeRequest,
  image: NoticeImage | null,
  staffId: Id<'staff'>,
): Promise<NoticeOutcome> {
  return withTx(db, async (tx) => {
    const isCurrent = and(eq(guaranteeNotices.language, language), isNull(guaranteeNotices.removedAt))
    const [current] = await tx.select().from(guaranteeNotices).where(isCurrent).for('update')
    if ((current?.fileId ?? '') !== seen) return 'changed'
    if (current) {
      await tx.update(guaranteeNotices).set({ removedAt: new Date() }).where(eq(guaranteeNotices.id, current.id))
    }
    if (image) {
      const [added] = await tx
        .insert(guaranteeNotices)
        .values({ language, fileId: image.id })
        .onConflictDoNothing()
        .returning({ id: guaranteeNotices.id })
      if (!added) return 'changed' // of two first ones
    }
    await recordChange(tx, staffId, {
      action: 'law.update',
      entity: 'law',
      entityId: null,
      changes: {
        [`guarantee notice (${language})`]: { from: current ? 'image' : 'words', to: image ? 'image' : 'words' },
      },
    })
    return 'done'
  })
}

/** The current images by language. */
export async function listNotices(db: Database): Promise<readonly (NoticeImage & { readonly language: string })[]> {
  const { id, width, height } = brandFiles
  return await db
    .select({ language: guaranteeNotices.language, id, width, height })
    .from(guaranteeNotices)
    .innerJoin(brandFiles, eq(id, guaranteeNotices.fileId))
    .where(isNull(guaranteeNotices.removedAt))
    .orderBy(asc(guaranteeNotices.language))
}

type SpeakingMarket = { readonly countries: readonly string[]; readonly languages: readonly string[] }

/** The languages in which markets need the notice, and those that have an image. */
export function shownLanguages(
  markets: readonly SpeakingMarket[],
  stored: readonly { readonly language: string }[],
): readonly string[] {
  const needed = markets.filter((market) => appliesIn('guarantee-notice', market)).flatMap((market) => market.languages)
  return noticeLanguagesOf([...needed, ...stored.map(({ language }) => language)])
}
