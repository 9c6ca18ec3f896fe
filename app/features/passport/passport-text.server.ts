import * as ar from '#app/features/passport/messages/ar.server.ts'
import * as de from '#app/features/passport/messages/de.server.ts'
import * as en from '#app/features/passport/messages/en.server.ts'
import * as es from '#app/features/passport/messages/es.server.ts'
import * as fr from '#app/features/passport/messages/fr.server.ts'
import * as it from '#app/features/passport/messages/it.server.ts'
import * as nl from '#app/features/passport/messages/nl.server.ts'
import * as pl from '#app/features/passport/messages/pl.server.ts'
import * as pt from '#app/features/passport/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const passportText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
