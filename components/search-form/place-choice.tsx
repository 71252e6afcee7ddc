import { useTranslations } from 'next-intl';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { FormCatalogue } from '@/components/stay/form-catalogue';
import { ALL_DETAILS } from '@/lib/stay/search-category';

export interface PlaceChoiceProps {
  categories: FormCatalogue['categories'];
  category: string;
  detail: string;
  onPlace: (category: string, detail: string) => void;
}

const chipClass =
  'inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-stone-deep px-4 text-sm transition-colors duration-150 ' +
  'hover:border-ink has-checked:border-pine has-checked:bg-pine has-checked:text-paper focus-label';
const tabClass =
  '-mb-px min-h-11 cursor-pointer content-center border-transparent border-b-2 text-ink-muted text-sm transition-colors duration-150 ' +
  'data-hovered:text-ink data-selected:border-brass data-selected:text-ink';

/** By what to look (region, theme) as tabs, and the places of each; turning to another tab looks everywhere again. */
export function PlaceChoice({ categories, category, detail, onPlace }: PlaceChoiceProps) {
  const place = useTranslations('search.place');
  return (
    <Tabs selectedKey={category} onSelectionChange={(key) => onPlace(String(key), ALL_DETAILS)}>
      <TabList aria-label={place('categories')} className="flex gap-7 border-stone border-b">
        {categories.map((entry) => (
          <Tab key={entry.category} id={entry.category} className={tabClass}>
            {entry.name}
          </Tab>
        ))}
      </TabList>
      {categories.map((entry) => (
        <TabPanel key={entry.category} id={entry.category} className="pt-5">
          <fieldset>
            <legend className="sr-only">{entry.name}</legend>
            <div className="flex flex-wrap gap-2">
              {[{ detail: ALL_DETAILS, name: place('everywhere') }, ...entry.details].map((choice) => (
                <label key={choice.detail} className={chipClass}>
                  <input
                    type="radio"
                    name="place"
                    className="sr-only"
                    checked={category === entry.category && detail === choice.detail}
                    onChange={() => onPlace(entry.category, choice.detail)}
                  />
                  {choice.name}
                </label>
              ))}
            </div>
          </fieldset>
        </TabPanel>
      ))}
    </Tabs>
  );
}
