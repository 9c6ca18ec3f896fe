import * as ar from '#app/base/messages/ar.ts'
import * as de from '#app/base/messages/de.ts'
import * as en from '#app/base/messages/en.ts'
import * as es from '#app/base/messages/es.ts'
import * as fr from '#app/base/messages/fr.ts'
import * as it from '#app/base/messages/it.ts'
import * as nl from '#app/base/messages/nl.ts'
import * as pl from '#app/base/messages/pl.ts'
import * as pt from '#app/base/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const addressesText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
