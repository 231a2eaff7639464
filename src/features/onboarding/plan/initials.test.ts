import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['maya', 'M'],
    ['  Ana   de la   Cruz ', 'AC'],
    ['élodie ångström', 'ÉÅ'],
    ['E\u0301lodie A\u030angstro\u0308m', 'ÉÅ'],
    ['𝒜da 𝒩oether', '𝒜𝒩'],
    ["'t Hooft", 'TH'],
    ['ʻIolani Kahananui', 'IK'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Maya (May) Lindqvist [Design]', 'ML'],
    ['Maya Lindqvist (she/her', 'ML'],
    ['李小龙（设计部）', '李'],
    ['Maya Lindqvist <maya@example.com>', 'ML'],
    ['„Maya“ Lindqvist', 'ML'],
    ['Lindqvist, Maya', 'ML'],
    ['Lindqvist, Maya, PhD', 'ML'],
    [', Maya Lindqvist', 'ML'],
    ['👩🏽‍💻 Maya 🇸🇪', 'M'],
    ['\u200bMaya \u200eLindqvist\u200f', 'ML'],
  ])('are letters of the name alone: %j: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Hindi', 'प्रिया शर्मा', 'प्रिश'],
    ['Tamil', 'ஸ்ரீதேவி கோபால்', 'ஸ்ரீகோ'],
    ['Sinhala, with a joiner', 'ශ්‍රීමති පෙරේරා', 'ශ්‍රීපෙ'],
    ['Khmer', 'ស្រីមុំ ខៀវ', 'ស្រីខៀ'],
    ['Thai', 'กุหลาบ น้ำทิพย์', 'กุน้ำ'],
    // This vowel is written before the consonant with which the name begins.
    ['Thai, a vowel first', 'เก่ง ใจดี', 'ก่จ'],
    ['Georgian, in the capitals of a headline', 'ᲗᲐᲛᲐᲠ ᲑᲔᲠᲘᲫᲔ', 'თბ'],
    ['Arabic, with vowels', 'مُحَمَّد العَلِي', 'مُا'],
    ['Korean, in parts', '김 민준'.normalize('NFD'), '김민'],
    ['Greek', 'άννα ωνάση', 'ΆΩ'],
    ['letters that become two', 'ﬁona ßtrauß', 'FS'],
    ['a letter of two characters', 'ǆemal ŉdaba', 'ǄN'],
    ['Turkish', 'İlker Şahin', 'İŞ'],
  ])('are whole letters in each script: %s: %s', (_script, name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([undefined, '', '   ', '🎉', '(…)', '1234', '\u200b', '—', ','])(
    'are none where no letter is known: %j',
    (name) => {
      expect(initialsOf(name)).toBe('');
    },
  );
});
