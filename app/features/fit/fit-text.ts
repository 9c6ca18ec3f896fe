import * as ar from '#app/features/fit/messages/ar.ts'
import * as de from '#app/features/fit/messages/de.ts'
import * as en from '#app/features/fit/messages/en.ts'
import * as es from '#app/features/fit/messages/es.ts'
import * as fr from '#app/features/fit/messages/fr.ts'
import * as it from '#app/features/fit/messages/it.ts'
import * as nl from '#app/features/fit/messages/nl.ts'
import * as pl from '#app/features/fit/messages/pl.ts'
import * as pt from '#app/features/fit/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const fitText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })
