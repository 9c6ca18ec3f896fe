import * as ar from '#app/catalog/messages/ar.ts'
import * as de from '#app/catalog/messages/de.ts'
import * as en from '#app/catalog/messages/en.ts'
import * as es from '#app/catalog/messages/es.ts'
import * as fr from '#app/catalog/messages/fr.ts'
import * as it from '#app/catalog/messages/it.ts'
import * as nl from '#app/catalog/messages/nl.ts'
import * as pl from '#app/catalog/messages/pl.ts'
import * as pt from '#app/catalog/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const catalogText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
