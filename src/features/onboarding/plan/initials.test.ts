import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Maya Lindqvist', 'ML'],
    ['maya', 'M'],
    ['  Ana   de la   Cruz ', 'AC'],
    ['élodie ångström', 'ÉÅ'],
    ['E\u0301lodie A\u030angstro\u0308m', 'ÉÅ'],
    ['𝒜da 𝒩oether', '𝒜𝒩'],
    ['Jean-Luc Picard', 'JP'],
    ["Sinéad O'Connor", 'SO'],
    ["'t Hooft", 'TH'],
    ['ʻIolani Kahananui', 'IK'],
    ['J.R.R. Tolkien', 'JT'],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Maya Lindqvist (she/her)', 'ML'],
    ['Maya Lindqvist(she/her)', 'ML'],
    ['Maya (May) Lindqvist [Design]', 'ML'],
    ['Maya Lindqvist (she/her', 'ML'],
    ['李小龙（设计部）', '李'],
    ['Maya Lindqvist <maya@example.com>', 'ML'],
    ['(Maya Lindqvist)', 'ML'],
    ['“Maya” Lindqvist', 'ML'],
    ['„Maya“ Lindqvist', 'ML'],
    ['Robert "Bob" Smith', 'RS'],
    ['«Maya Lindqvist»', 'ML'],
    ['Maya Lindqvist, PhD', 'ML'],
    ['Maya Lindqvist, M.Sc., PMP', 'ML'],
    ['Lindqvist, Maya', 'ML'],
    ['LINDQVIST,MAYA', 'ML'],
    ['Lindqvist, Maya, PhD', 'ML'],
    ['Maya Lindqvist,', 'ML'],
    [', Maya Lindqvist', 'ML'],
    ['Maya Lindqvist 🎉', 'ML'],
    ['🎉 Maya Lindqvist', 'ML'],
    ['👩🏽‍💻 Maya 🇸🇪', 'M'],
    ['Maya – Lindqvist', 'ML'],
    ['Maya Lindqvist 2', 'ML'],
    ['\u200bMaya \u200eLindqvist\u200f', 'ML'],
    ['\ufeffMaya\u00a0Lindqvist', 'ML'],
    ['\u2068Maya\u2069 \u2068Lindqvist\u2069', 'ML'],
  ])('are letters of the name alone: %j: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['Hindi', 'प्रिया शर्मा', 'प्रिश'],
    ['Hindi', 'क्षितिज त्रिपाठी', 'क्षित्रि'],
    ['Bengali', 'শ্রেয়া ব্যানার্জী', 'শ্রেব্যা'],
    ['Tamil', 'ஸ்ரீதேவி கோபால்', 'ஸ்ரீகோ'],
    ['Kannada', 'ಪ್ರಕಾಶ್ ರಾವ್', 'ಪ್ರರಾ'],
    ['Sinhala, with a joiner', 'ශ්‍රීමති පෙරේරා', 'ශ්‍රීපෙ'],
    ['Burmese', 'ကျော် မြင့်', 'ကျော်မြ'],
    ['Khmer', 'ស្រីមុំ ខៀវ', 'ស្រីខៀ'],
    ['Thai', 'กุหลาบ น้ำทิพย์', 'กุน้ำ'],
    // These vowels are written before the consonant with which the name begins.
    ['Thai, a vowel first', 'เก่ง ใจดี', 'ก่จ'],
    ['Lao, a vowel first', 'ແກ້ວ ໃຈ', 'ກ້ຈ'],
    ['Georgian, which has no capitals', 'თამარ ბერიძე', 'თბ'],
    ['Georgian, in the capitals of a headline', 'ᲗᲐᲛᲐᲠ ᲑᲔᲠᲘᲫᲔ', 'თბ'],
    ['Hebrew', 'מאיה לוי', 'מל'],
    ['Arabic, with vowels', 'مُحَمَّد العَلِي', 'مُا'],
    ['Chinese', '李 小龙', '李小'],
    ['Japanese', '山田　太郎', '山太'],
    ['Korean', '김 민준', '김민'],
    ['Korean, in parts', '김 민준'.normalize('NFD'), '김민'],
    ['Cyrillic', 'юлия шевченко', 'ЮШ'],
    ['Greek', 'άννα ωνάση', 'ΆΩ'],
    ['Armenian', 'արամ խաչատրյան', 'ԱԽ'],
    ['Amharic', 'አበበ ቢቂላ', 'አቢ'],
    ['letters that become two', 'ﬁona ßtrauß', 'FS'],
    ['a letter of two signs', 'ǆemal ŉdaba', 'ǄN'],
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
