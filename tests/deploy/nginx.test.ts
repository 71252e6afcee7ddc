import { describe, expect, test } from 'vitest';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { languages } from '@/lib/i18n/languages';
import { MAX_BODY_BYTES, MAX_HEAD_BYTES, READ_HEAD_BYTES } from '@/lib/request/request-sizes';
import { STILL_MS, WITHIN_MS } from '@/lib/server/connections';
import { compose, isShipped, nginxConfig, ofKind, shipped, stagesOf, wordsOf } from './shipped';

const nginx = stagesOf('deploy/nginx/Dockerfile').at(-1);
const uncommented = nginxConfig.replace(/^\s*#.*$/gm, '');
const webConfig = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'web')?.data ?? {};

describe('nginx', () => {
  test('listens where the images, compose and the manifests say', () => {
    const ports = [...uncommented.matchAll(/^\s*listen (\d+);/gm)].map(([, port]) => port);
    expect(wordsOf(nginx, 'EXPOSE')).toEqual([ports.toSorted().join(' ')]);
    const [deployment] = ofKind('Deployment').filter(({ metadata }) => metadata.name === 'nginx');
    const declared = deployment?.spec.template.spec.containers[0].ports.map(({ containerPort }) =>
      String(containerPort),
    );
    expect(declared?.toSorted()).toEqual(ports.toSorted());
  });

  test('includes files that are shipped, and asks the web at addresses that exist', () => {
    const included = [...uncommented.matchAll(/include ([\w.-]+);/g)].map(([, name]) => name);
    expect(included.filter((name) => !isShipped(`deploy/nginx/${name}`))).toEqual([]);
    const asked = [...uncommented.matchAll(/location = (\/api\/[\w/-]+)/g)].map(([, path = '']) => path);
    expect(asked).toContain('/api/metrics');
    expect(asked.filter((path) => !isShipped(`app${path}/route.ts`))).toEqual([]);
  });

  test('gives an idle connection up before a draining process ends, and before Node does', () => {
    const drains = [compose.services['web-1']?.environment.DRAIN_SECONDS, webConfig.DRAIN_SECONDS].map(Number);
    for (const text of [shipped('deploy/nginx/upstream.conf'), shipped('deploy/kubernetes/config.yaml')]) {
      expect(Number(/keepalive_timeout (\d+)s;/.exec(text)?.[1])).toBeLessThan(Math.min(5, ...drains));
    }
  });

  test('lets through heads and bodies that the web takes, little more, and waits as long', () => {
    const of = (directive: string) => Number(new RegExp(`${directive} (\\d+)[a-z]?;`).exec(uncommented)?.[1]);
    const spareBytes = of('client_max_body_size') * 1024 * 1024 - Math.max(ATTACHMENT_MAX_BYTES, MAX_BODY_BYTES);
    expect(spareBytes).toBeGreaterThan(0);
    expect(spareBytes).toBeLessThanOrEqual(1024 * 1024);
    const [, count, size] = /large_client_header_buffers (\d+) (\d+)k;/.exec(uncommented) ?? [];
    expect([Number(size) * 1024, Number(count) * Number(size) * 1024]).toEqual([MAX_HEAD_BYTES, READ_HEAD_BYTES]);
    for (const directive of ['client_header_timeout', 'client_body_timeout']) {
      expect(of(directive) * 1_000, directive).toBe(WITHIN_MS);
    }
  });

  test('gives a web that hangs up before the web ends a connection on which nothing moves', () => {
    expect(Number(/proxy_read_timeout (\d+)s;/.exec(uncommented)?.[1]) * 1_000).toBeLessThan(STILL_MS);
  });

  test('holds back no end of a page: with tcp_nopush, compressed pages took 44 ms in place of 0.8', () => {
    expect(uncommented).not.toMatch(/tcp_nopush on/);
  });

  test('S66 counts a /48 wherever it counts an address', () => {
    const limited = [...uncommented.matchAll(/location [^{]*\{([^}]*limit_req zone=[^}]*)\}/g)].map(
      ([, body = '']) => body,
    );
    expect(limited).toHaveLength(5);
    expect(limited.filter((body) => !/limit_req zone=network_\w+/.test(body))).toEqual([]);
  });

  test('says that no web answers in the product’s own texts, in each language', () => {
    for (const { locale } of languages) {
      const { state, actions } = JSON.parse(shipped(`messages/${locale}/common.json`));
      const texts = [state.hubUnavailableTitle, state.hubUnavailableSentence, actions.retry];
      const section = new RegExp(`<section lang="${locale}">(.*)</section>`).exec(
        shipped('deploy/nginx/unavailable.html'),
      );
      expect(section?.[1]?.split(/<[^>]*>/).filter((text) => text !== '')).toEqual(texts);
    }
  });
});
