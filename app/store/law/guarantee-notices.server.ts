import { and, eq, isNull } from 'drizzle-orm'
import type { Id } from '#app/lib/id.ts'
import type { Database } from '#app/platform/db/db.server.ts'
import { withTx } from '#app/platform/db/tx.server.ts'
import { recordChange } from '#app/store/audit.server.ts'
import { storeNoticeImage } from '#app/store/brand/brand-images.server.ts'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { guaranteeNotices } from '#app/store/brands.table.ts'

/** `seen` is the image that the form showed, or ''. */
type NoticeRequest = { readonly language: string; readonly seen: string }

/** 'changed' means that someone else has changed the notice. */
type NoticeOutcome = 'done' | 'changed'

/** Starts showing an image instead of the text in a language. @throws ImageRejectedError */
export async function uploadNotice(
  db: Database,
  request: NoticeRequest,
  upload: Uint8Array,
  staffId: Id<'staff'>,
): Promise<NoticeOutcome> {
  const image = await storeNoticeImage(db, upload)
  return await replaceNotice(db, request, image, staffId)
}

/** Shows the text again. The image is kept as evidence for earlier orders. */
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
      if (!added) return 'changed' // a concurrent first upload won
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
