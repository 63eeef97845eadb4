import type { Words } from './words.ts'

/** The ending of an hour: "৭টা". Behind other numbers it counts things. */
export const OCLOCK = 'টা'
/** Behind an hour with OCLOCK: "৭টার পর". */
export const BEHIND_OCLOCK = 'পর|পরে|আগে|মধ্যে|থেকে|বাজে|দিকে|নাগাদ|পর্যন্ত'

/** Bengali. */
export const BN: Words = {
  limitsBehind: 'পরে|পর|আগে|মধ্যে',
  rangeWords: 'থেকে',
  days: 'আগামীকাল|কাল',
  weekdays: 'সোমবার|মঙ্গলবার|বুধবার|বৃহস্পতিবার|শুক্রবার|শনিবার|রবিবার',
  prayers: 'মাগরিব|এশা|আসর',
  behindPrayers: 'এর পর|এর পরে|er por',
  periods: 'মিনিট|মিনিটের|ঘণ্টা|ঘন্টা',
  periodCounts: 'আধা|অর্ধেক',
  periodsToCome: 'এক ঘণ্টার মধ্যে|আধা ঘণ্টার মধ্যে',
  periodsBehind: 'পর|পরে|মধ্যে|এর মধ্যে',
  noCalls: 'ফোন দিবেন না',
  morning: 'সকাল|সকালে',
  noon: 'দুপুর|দুপুরে',
  afternoon: 'বিকাল|বিকেল|বিকালে|বিকেলে',
  evening: 'সন্ধ্যা|সন্ধ্যায়',
  night: 'রাত|রাতে',
  oclock: 'টায়|টার',
  halfPastOclock: 'সাড়ে',
  quarterPastOclock: 'সোয়া',
  quarterToOclock: 'পৌনে',
  hours: [
    'একটা|একটায়',
    'দুইটা|দুইটায়|দুটা|দুটায়',
    'তিনটা|তিনটায়',
    'চারটা|চারটায়',
    'পাঁচটা|পাঁচটায়',
    'ছয়টা|ছয়টায়',
    'সাতটা|সাতটায়',
    'আটটা|আটটায়',
    'নয়টা|নয়টায়',
    'দশটা|দশটায়',
    'এগারোটা|এগারোটায়',
    'বারোটা|বারোটায়',
  ],
}
