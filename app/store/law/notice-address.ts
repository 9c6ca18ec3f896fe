import type { NoticeImage } from '#app/store/law/guarantee-notice.ts'

/** The path of an image, under which it never changes. */
export function noticeAddress({ id }: Pick<NoticeImage, 'id'>): string {
  return `/brand/${id}.png`
}
