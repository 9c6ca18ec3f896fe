import { inLanguages } from '#app/lib/messages.ts'
import * as en from '#app/platform/videos/messages/en.admin.ts'

export const adminText = inLanguages<typeof en>({ en })
