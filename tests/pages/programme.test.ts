import './next-in-process';
import { describe, expect, test } from 'vitest';
import ProgrammeRoute from '@/app/[locale]/(public)/rewards/page';
import { formatKrw } from '@/components/ui/price';
import { pointPrice, pointsOfStay } from '@/lib/hub/contract/point-payment';
import type { Programme } from '@/lib/hub/contract/programme';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { loadMessages } from '@/lib/i18n/messages';
import { paths } from '@/lib/routes/paths';
import { testEnvironment } from '../env/environment';
import { callHub } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { readServedPage } from '../structured-data/served-page';
import { pageServerForFile } from './rendered-pages';

const sandbox = sandboxAsHub();
const web = pageServerForFile(() => ProgrammeRoute);

describe.each(languages.map(({ locale, code }) => ({ locale, code })))(
  'the programme in $locale',
  ({ locale, code }) => {
    test('says what the hub computes with: targets, rates, benefits, points of a stay', async () => {
      const programme: Programme = (await callHub(sandbox, 'programme', { query: { lang: code } })).body.data;
      const path = localizedPath(locale, paths.programme());
      const { status, html } = await web.ask(path);
      expect(status).toBe(200);
      const { visible, structured } = readServedPage(html);
      const { tier: names } = (await loadMessages(locale)).myPage;
      const figure = (value: number) => new Intl.NumberFormat(locale).format(value);
      for (const { tier, nightsTarget, pointsTarget, pointsPercent, benefits } of programme.tiers) {
        expect(visible).toContain(names[tier]);
        expect(visible).toContain(`${pointsPercent}%`);
        if (nightsTarget > 0) expect(visible).toMatch(new RegExp(`${nightsTarget}\\D+${figure(pointsTarget)}`));
        for (const { title, text } of benefits) expect(visible).toContain(`${title}${text}`);
        for (const roomKrw of [200_000, 650_000]) {
          expect(visible).toContain(figure(pointsOfStay(roomKrw, programme.points, pointsPercent)));
        }
      }
      expect(visible).toContain(figure(programme.points.lifeDays));
      const { spending } = programme.points;
      if (spending === null) throw new Error('the sandbox lets points pay');
      const won = (amountKrw: number) => formatKrw(amountKrw, locale);
      for (const amountKrw of [spending.krwPerPoint, 480_000]) expect(visible).toContain(won(amountKrw));
      const { smallestPoints, stepPoints } = spending;
      for (const count of [smallestPoints, stepPoints, pointPrice(480_000, spending)]) {
        expect(visible).toContain(figure(count));
      }
      expect(structured).toContainEqual(
        expect.objectContaining({
          hasMemberProgram: expect.objectContaining({
            url: testEnvironment.PUBLIC_ORIGIN + path,
            hasTiers: programme.tiers.map(({ tier }) => expect.objectContaining({ name: names[tier] })),
          }),
        }),
      );
    });
  },
);
