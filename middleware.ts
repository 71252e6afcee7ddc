import type { NextRequest, NextResponse } from 'next/server';
import createIntlMiddleware from 'next-intl/middleware';
import { answerRequest } from '@/lib/access/answer-request';
import { routing } from '@/lib/i18n/routing';

const rewriteLanguage = createIntlMiddleware(routing);

/** Composes language and access; every decision is a pure function under `lib/`. */
export default function middleware(request: NextRequest): Promise<NextResponse> {
  return answerRequest(request, rewriteLanguage);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // Assets and handlers have no language and no access rule. Public pages with a language segment are
    // answered without passing here: it would cost as much as the cached page itself. An address with `myPage` or an
    // escape in it does pass: whatever its prefix, it needs a member.
    '/((?!api/|_next/|pictures/|fonts/|sitemaps/|manifests/|favicon\\.(?:svg|ico)$|icon-\\d+\\.png$|apple-touch-icon\\.png$|card-worker\\.js$|robots\\.txt$|sitemap\\.xml$|(?:en|jp|cn)(?:$|/$|/(?:rewards|terms|privacy|accessibility|help)$|/offers(?:/(?![^/]*myPage)[^/%]+)?$|/hotels(?:/(?![^/]*myPage)[^/%]+|/page/\\d+|/in/[a-z0-9-]+/[a-z0-9-]+(?:/\\d+)?)?$|/dining(?:/(?![^/]*myPage)[^/%]+|/page/\\d+|/in/[a-z0-9-]+(?:/\\d+)?)?$)).*)',
    // Handlers and files stay out: the proxy's own `lang` is the hub's, and no page is at `/jp/api/…`.
    { source: '/((?!api/|_next/|pictures/|fonts/|sitemaps/|manifests/).*)', has: [{ type: 'query', key: 'lang' }] },
    // A customer's context is taken out of the address, see lib/chat/customer-values.ts.
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'user_id' }] },
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'user_nm' }] },
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'user_hp' }] },
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'user_email' }] },
    // The link of a feedback's follow-up, see lib/feedback/follow-up.ts.
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'vocId' }] },
    { source: '/((?!api/|_next/|pictures/|fonts/).*)', has: [{ type: 'query', key: 'cstNo' }] },
  ],
};
