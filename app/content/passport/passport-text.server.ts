import * as ar from '#app/content/passport/messages/ar.server.ts'
import * as de from '#app/content/passport/messages/de.server.ts'
import * as en from '#app/content/passport/messages/en.server.ts'
import * as es from '#app/content/passport/messages/es.server.ts'
import * as fr from '#app/content/passport/messages/fr.server.ts'
import * as it from '#app/content/passport/messages/it.server.ts'
import * as nl from '#app/content/passport/messages/nl.server.ts'
import * as pl from '#app/content/passport/messages/pl.server.ts'
import * as pt from '#app/content/passport/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const passportText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
