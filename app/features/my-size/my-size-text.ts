import * as ar from '#app/features/my-size/messages/ar.ts'
import * as de from '#app/features/my-size/messages/de.ts'
import * as en from '#app/features/my-size/messages/en.ts'
import * as es from '#app/features/my-size/messages/es.ts'
import * as fr from '#app/features/my-size/messages/fr.ts'
import * as it from '#app/features/my-size/messages/it.ts'
import * as nl from '#app/features/my-size/messages/nl.ts'
import * as pl from '#app/features/my-size/messages/pl.ts'
import * as pt from '#app/features/my-size/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const mySizeText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
