import type { HotelId } from '../seed/hotel-motifs.ts';
import type { Palette } from './ink/palette.ts';

/**
 * Pigments of every hotel. Two hotels may share an hour but never a palette: the colour alone must say which house it
 * is. Order: sky from the top down, mountains from far to near, ground, then lights.
 */
export const palettes = {
  'haneul-gyeongbok': {
    zenith: '#5d7487', high: '#a3b1b6', low: '#e9cdb4', glow: '#f8e2c6', far: '#93a0a8', mid: '#66757c', near: '#3f4c4e', deep: '#23292a',
    mist: '#efdcc8', water: '#8fa0a3', disc: '#fbe9cf', lamp: '#f3c985', leaf: '#9a5a2e', roof: '#454a4d', night: 0.15,
  },
  'haneul-namsan': {
    zenith: '#121d31', high: '#22395a', low: '#4f6d8c', glow: '#a2a3a3', far: '#3a5370', mid: '#263b55', near: '#182840', deep: '#0d1626',
    mist: '#6d8298', water: '#27405c', disc: '#e8e3d2', lamp: '#f2c27a', leaf: '#1d3538', roof: '#17222f', night: 0.9,
  },
  'seochon-byeolchae': {
    zenith: '#b7986a', high: '#d9bd8a', low: '#efd8a5', glow: '#faebc8', far: '#b8a27c', mid: '#8c7a5b', near: '#5b5140', deep: '#2c271f',
    mist: '#f3e0b8', water: '#a59a78', disc: '#fff3d6', lamp: '#f6cf8c', leaf: '#a9641f', roof: '#4b463f', night: 0.1,
  },
  'unhae-seorak': {
    zenith: '#6f9bb8', high: '#accad9', low: '#e3ecef', glow: '#fdf4e7', far: '#9bb5c6', mid: '#6d8799', near: '#465b69', deep: '#26343c',
    mist: '#f4f5f3', water: '#9dbac8', disc: '#fffaf0', lamp: '#f4cf96', leaf: '#35493f', roof: '#3c464c', night: 0,
  },
  'dalbit-gyeongpo': {
    zenith: '#0d2023', high: '#18383a', low: '#356059', glow: '#86a595', far: '#2f524f', mid: '#1f3f3d', near: '#142c2b', deep: '#0a1a1a',
    mist: '#5d8378', water: '#1c403f', disc: '#f6efd8', lamp: '#f0c988', leaf: '#16302b', roof: '#152423', night: 0.9,
  },
  'haneul-haeundae': {
    zenith: '#5da0b4', high: '#98cad2', low: '#d6e9e4', glow: '#f6f3e5', far: '#8fb5bb', mid: '#5d8c90', near: '#35635f', deep: '#1f3f3d',
    mist: '#eaf1ea', water: '#4f9ba8', disc: '#fffdf5', lamp: '#f8dca8', leaf: '#35614f', roof: '#4a5a5a', night: 0,
  },
  'onjeong-dongnae': {
    zenith: '#382f42', high: '#66506a', low: '#b1827c', glow: '#e3b697', far: '#7c6472', mid: '#584957', near: '#382f3b', deep: '#1f1a22',
    mist: '#d8b6a6', water: '#7a6670', disc: '#f7dcc0', lamp: '#f7c27c', leaf: '#3a3a35', roof: '#2e2932', night: 0.6,
  },
  'wolji-byeolgung': {
    zenith: '#1b2150', high: '#38407f', low: '#877da9', glow: '#e2bcae', far: '#5a5c92', mid: '#3c4274', near: '#272c52', deep: '#161a33',
    mist: '#a79cbd', water: '#3c4379', disc: '#fbe9d8', lamp: '#f8c879', leaf: '#2a3f4d', roof: '#22264a', night: 0.7,
  },
  'onggi-jeonju': {
    zenith: '#3d4a49', high: '#65736f', low: '#96a297', glow: '#c6c8b5', far: '#85938b', mid: '#627069', near: '#414d48', deep: '#222a27',
    mist: '#b9bfae', water: '#77857e', disc: '#ece7d0', lamp: '#f5bd6c', leaf: '#4f6b4a', roof: '#38403e', night: 0.5,
  },
  'oreum-jeju': {
    zenith: '#6b8ba1', high: '#b3bdb5', low: '#ecca8c', glow: '#f9e0a4', far: '#8b95a0', mid: '#8c8658', near: '#6e6334', deep: '#38321f',
    mist: '#f3dca8', water: '#9aa595', disc: '#fff1cc', lamp: '#f6cd84', leaf: '#77702f', roof: '#3f3d36', night: 0.05,
  },
  'padosori-seogwipo': {
    zenith: '#060b19', high: '#0e1c3a', low: '#213c68', glow: '#54749b', far: '#1b3050', mid: '#12223b', near: '#0b1526', deep: '#060b15',
    mist: '#3f5d85', water: '#11264a', disc: '#eef0ea', lamp: '#f1c384', leaf: '#10222a', roof: '#0c1420', night: 1,
  },
  'dongbaek-yeosu': {
    zenith: '#9f9fb3', high: '#c9bcc5', low: '#f0d0c6', glow: '#fbe6d8', far: '#b3aab9', mid: '#887f95', near: '#5a5769', deep: '#2f3038',
    mist: '#f7e2d8', water: '#c7b6c0', disc: '#f7b9a0', lamp: '#f6cf9a', leaf: '#2f4a3c', roof: '#4a4754', night: 0.05,
  },
} as const satisfies Record<HotelId, Palette>;
