import './globals.css';

/** Share of page loads whose figures are measured. */
const MEASURED = 0.1;

// Robots are no visitors.
if (!navigator.webdriver && Math.random() < MEASURED) {
  import('@/lib/vitals/measure-vitals').then(({ measureVitals }) => measureVitals(), reportError);
}
