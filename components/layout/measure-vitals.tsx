import { useEffect } from 'react';

/** Share of page loads that are measured. */
const MEASURED = 0.1;

/** Loads `web-vitals` for a sample of page loads. Automated browsers are not measured. */
export function MeasureVitals() {
  useEffect(() => {
    if (navigator.webdriver || Math.random() >= MEASURED) return;
    import('@/lib/vitals/measure-vitals').then(({ measureVitals }) => measureVitals(), reportError);
  }, []);
  return null;
}
