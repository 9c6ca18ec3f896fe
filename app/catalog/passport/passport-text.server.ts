import * as ar from '#app/catalog/passport/messages/ar.server.ts'
import * as de from '#app/catalog/passport/messages/de.server.ts'
import * as en from '#app/catalog/passport/messages/en.server.ts'
import * as es from '#app/catalog/passport/messages/es.server.ts'
import * as fr from '#app/catalog/passport/messages/fr.server.ts'
import * as it from '#app/catalog/passport/messages/it.server.ts'
import * as nl from '#app/catalog/passport/messages/nl.server.ts'
import * as pl from '#app/catalog/passport/messages/pl.server.ts'
import * as pt from '#app/catalog/passport/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const passportText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
