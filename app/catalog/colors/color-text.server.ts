import * as ar from '#app/catalog/colors/messages/ar.server.ts'
import * as de from '#app/catalog/colors/messages/de.server.ts'
import * as en from '#app/catalog/colors/messages/en.server.ts'
import * as es from '#app/catalog/colors/messages/es.server.ts'
import * as fr from '#app/catalog/colors/messages/fr.server.ts'
import * as it from '#app/catalog/colors/messages/it.server.ts'
import * as nl from '#app/catalog/colors/messages/nl.server.ts'
import * as pl from '#app/catalog/colors/messages/pl.server.ts'
import * as pt from '#app/catalog/colors/messages/pt.server.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const colorText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
