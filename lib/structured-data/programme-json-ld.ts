import type { OrganizationLeaf, WithContext } from 'schema-dts';

interface ProgrammeJsonLdInput {
  group: string;
  name: string;
  description: string;
  url: string;
  tiers: readonly { name: string; benefits: readonly string[] }[];
}

export function programmeJsonLd(input: ProgrammeJsonLdInput): WithContext<OrganizationLeaf> {
  const { group, name, description, url, tiers } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: group,
    hasMemberProgram: {
      '@type': 'MemberProgram',
      '@id': url,
      name,
      description,
      url,
      hasTiers: tiers.map((tier) => ({
        '@type': 'MemberProgramTier',
        name: tier.name,
        ...(tier.benefits.length > 0 && { description: tier.benefits.join(', ') }),
        hasTierBenefit: ['https://schema.org/TierBenefitLoyaltyPoints', 'https://schema.org/TierBenefitLoyaltyPrice'],
      })),
    },
  };
}
