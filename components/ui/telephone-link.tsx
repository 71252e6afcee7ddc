import clsx from 'clsx';

export function TelephoneLink({ number, plain = false }: { number: string; plain?: boolean }) {
  return (
    <a
      translate="no"
      href={`tel:${number.replace(/[^+\d]/g, '')}`}
      className={clsx(
        'inline-flex min-h-11 items-center',
        plain ? 'hover:text-brass' : 'underline decoration-brass/50 underline-offset-4 hover:decoration-brass',
      )}
    >
      {number}
    </a>
  );
}
