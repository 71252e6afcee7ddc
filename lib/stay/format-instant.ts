/** An instant as a Seoul wall clock shows it, without a zone: `12월 22일 (화) 18:00`. The words around it say KST. */
export function formatSeoulInstant(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  }).format(new Date(instant));
}
