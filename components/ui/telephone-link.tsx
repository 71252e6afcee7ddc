import clsx from 'clsx';

/** The number without its extension, or the first one of a row (`~8`). */
const dialled = (number: string) => (/^[+\d() .-]+/.exec(number)?.[0] ?? '').replace(/[^+\d]/g, '');

export function TelephoneLink({ number, plain = false }: { number: string; plain?: boolean }) {
  return (
    <a
      translate="no"
      href={`tel:${dialled(number)}`}
      className={clsx(
        'inline-flex min-h-11 items-center',
        plain ? 'hover:text-brass' : '-my-2.5 underline decoration-brass/50 underline-offset-4 hover:decoration-brass',
      )}
    >
      {number}
    </a>
  );
}
