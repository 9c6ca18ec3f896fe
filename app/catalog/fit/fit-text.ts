import * as ar from '#app/catalog/fit/messages/ar.ts'
import * as de from '#app/catalog/fit/messages/de.ts'
import * as en from '#app/catalog/fit/messages/en.ts'
import * as es from '#app/catalog/fit/messages/es.ts'
import * as fr from '#app/catalog/fit/messages/fr.ts'
import * as it from '#app/catalog/fit/messages/it.ts'
import * as nl from '#app/catalog/fit/messages/nl.ts'
import * as pl from '#app/catalog/fit/messages/pl.ts'
import * as pt from '#app/catalog/fit/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const fitText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
