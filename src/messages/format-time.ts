/** Days, times, sizes and parts as the browser's region writes them. */
import { localeInUse } from './format.ts';

const times = new Map<string, Intl.DateTimeFormat>();

function format(at: number, options: Intl.DateTimeFormatOptions, locale: string): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = times.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    times.set(key, found);
  }
  return found.format(at);
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Without the year where it is that of `now`. */
function dayOptions(at: number, now: number, locale: string): Intl.DateTimeFormatOptions {
  const ofThisYear = format(at, { year: 'numeric' }, locale) === format(now, { year: 'numeric' }, locale);
  return { weekday: 'short', day: 'numeric', month: 'short', ...(ofThisYear ? {} : { year: 'numeric' }) };
}

/** Fri, Nov 29. Without the year where it is that of `now`. */
export const formatDay = (at: number, now: number, locale = localeInUse()): string =>
  format(at, dayOptions(at, now, locale), locale);

export const formatTime = (at: number, locale = localeInUse()): string => format(at, TIME, locale);

/** Fri, Nov 29, 8:05 PM. Not every language puts a comma between day and time. */
export const formatMoment = (at: number, now: number, locale = localeInUse()): string =>
  format(at, { ...dayOptions(at, now, locale), ...TIME }, locale);

/** 2026-11-29, in the phone's own time: for the names of files and for tables that are sorted. */
export function isoDay(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** 2026-11-29 20:05, as spreadsheets read it. */
export function isoTime(at: number): string {
  const date = new Date(at);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${isoDay(at)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Bytes as kilobytes, megabytes or gigabytes. */
export function formatSize(bytes: number, locale = localeInUse()): string {
  const [unit, of] =
    bytes < 1e6
      ? (['kilobyte', 1e3] as const)
      : bytes < 1e9
        ? (['megabyte', 1e6] as const)
        : (['gigabyte', 1e9] as const);
  const size = bytes / of;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
}

/** A part from 0 to 1 as whole percent. */
export const formatPercent = (part: number, locale = localeInUse()): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
