import type { components } from '#openapi/generated/site.ts';

type Wire = components['schemas'];

/** Answers as they go over the wire, for the worker, which makes some of them itself. */
export type ArticleWire = Wire['Articolo'];
export type IssueWire = Wire['NumeroConArticoli'];
export type NewsstandWire = Wire['Home'];
export type SectionWire = Wire['SezioneConArticoli'];
export type SectionListWire = Wire['Sezioni'];
/** What a download is made of, under the wire's own addresses. */
export type PackageWire = Wire['Pacchetto'];
/** A file of a text pack. */
export type TextWire = Wire['TestoArticolo'];
