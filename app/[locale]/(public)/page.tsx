import { setRequestLocale } from 'next-intl/server';
export const revalidate = 300;
export default async function HomePage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  setRequestLocale(locale as 'ko');
  return <main>{locale}</main>;
}
