import * as en from '#app/content/reviews/fit-report/messages/en.admin.ts'
import { inAdminLanguages } from '#app/lib/messages.ts'

export const adminText = inAdminLanguages<typeof en>({ en })
