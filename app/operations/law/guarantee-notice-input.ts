import { z } from 'zod'
import { adminText } from '#app/operations/law/admin-text.ts'
import { NOTICE_LANGUAGES } from '#app/operations/law/notice-languages.ts'

const language = z.enum(NOTICE_LANGUAGES, { error: () => adminText.noticeLanguageUnknown })
/** The id of the image that the form showed; '' if there was none. */
const seen = z.string().regex(/^([0-9a-f]{64})?$/)

/** The fields that accompany an uploaded image. */
export const uploadNoticeInput = z.strictObject({ language, seen })

export const removeNoticeInput = z.strictObject({ intent: z.literal('remove-notice'), language, seen })
