import { z } from 'zod'

/** An official image of the notice: the id of its file and its size in pixels. */
export const noticeImage = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type NoticeImage = z.output<typeof noticeImage>
