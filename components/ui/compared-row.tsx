import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface ComparedRowProps {
  title: string;
  text?: string;
  align?: 'center' | 'start';
  cells: readonly { key: string; content: ReactNode }[];
}

const named = 'pt-5 pr-4 text-left align-top font-normal md:py-5';

/** A row of a table that compares. On a narrow screen its name stands above its cells, so that the columns keep their width. */
export function ComparedRow({ title, text, align = 'center', cells }: ComparedRowProps) {
  return (
    <tbody className="border-stone border-b">
      <tr className="md:hidden">
        <th scope="rowgroup" colSpan={cells.length} className={named}>
          <RowName title={title} text={text} />
        </th>
      </tr>
      <tr>
        <th scope="row" className={`${named} hidden md:table-cell`}>
          <RowName title={title} text={text} />
        </th>
        {cells.map(({ key, content }) => (
          <td
            key={key}
            className={clsx(
              'wrap-anywhere break-keep py-3 align-top md:py-5',
              align === 'center' ? 'px-1 text-center text-xs md:px-4 md:text-sm' : 'pr-4 text-sm',
            )}
          >
            {content}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** In view also where its table is wider than the screen and scrolls. */
function RowName({ title, text }: Pick<ComparedRowProps, 'title' | 'text'>) {
  return (
    <span className="sticky left-0 inline-block">
      <span className="block font-medium">{title}</span>
      {text && <span className="mt-1 block text-ink-soft text-sm">{text}</span>}
    </span>
  );
}
