import * as ar from '#app/catalog/size-guides/messages/ar.ts'
import * as de from '#app/catalog/size-guides/messages/de.ts'
import * as en from '#app/catalog/size-guides/messages/en.ts'
import * as es from '#app/catalog/size-guides/messages/es.ts'
import * as fr from '#app/catalog/size-guides/messages/fr.ts'
import * as it from '#app/catalog/size-guides/messages/it.ts'
import * as nl from '#app/catalog/size-guides/messages/nl.ts'
import * as pl from '#app/catalog/size-guides/messages/pl.ts'
import * as pt from '#app/catalog/size-guides/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const sizeGuideText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
