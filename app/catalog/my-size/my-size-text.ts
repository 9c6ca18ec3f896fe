import * as ar from '#app/catalog/my-size/messages/ar.ts'
import * as de from '#app/catalog/my-size/messages/de.ts'
import * as en from '#app/catalog/my-size/messages/en.ts'
import * as es from '#app/catalog/my-size/messages/es.ts'
import * as fr from '#app/catalog/my-size/messages/fr.ts'
import * as it from '#app/catalog/my-size/messages/it.ts'
import * as nl from '#app/catalog/my-size/messages/nl.ts'
import * as pl from '#app/catalog/my-size/messages/pl.ts'
import * as pt from '#app/catalog/my-size/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const mySizeText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
