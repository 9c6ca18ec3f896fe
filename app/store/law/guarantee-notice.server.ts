import { type SQL, sql } from 'drizzle-orm'
import type { NoticeImage } from '#app/store/brand-look.ts'
import { brandFiles, guaranteeNotices } from '#app/store/brands.table.ts'

/** Returns a SQL expression for the current image in a base language, in the form of `noticeImage`, or null. */
export function selectNotice(language: SQL): SQL<NoticeImage | null> {
  return sql`(select json_build_object('id', f.id, 'width', f.width, 'height', f.height)
    from ${guaranteeNotices} n join ${brandFiles} f on f.id = n.file_id
    where n.language = ${language} and n.removed_at is null)`
}
