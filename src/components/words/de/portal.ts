import type { Progress } from '../../onboarding/plan.ts';
import { productName } from '../../theme/brand.ts';
import { createDayFormat, createDueFormats } from '../dayFormat.ts';
import type { PortalWords } from '../en/portal.ts';
import { createPlural, withHalf } from '../plural.ts';

const locale = 'de-DE';
const plural = createPlural(locale);
const missionCount = (count: number) =>
  plural(count, { one: `${count} Aufgabe`, other: `${count} Aufgaben` });
const milestoneCount = (count: number) =>
  plural(count, { one: `${count} Etappe`, other: `${count} Etappen` });
const missionsCompleted = ({ completed, total }: Progress) =>
  `${completed} von ${missionCount(total)} erledigt`;

const dueFormats = createDueFormats(locale);
const longDay = createDayFormat(locale, { dateStyle: 'long' });

export const portalWords: PortalWords = {
  page: {
    welcome: 'Willkommen',
    poweredBy: `Bereitgestellt von ${productName}`,
    partner: 'Ihre Begleitung beim Onboarding',
    skipToMain: 'Zum Inhalt springen',
    opensInNewTab: '(öffnet sich in einem neuen Tab)',
    spokenSeparator: ', ',
  },

  intro: {
    eyebrow: 'Ihr Onboarding',
    title: 'Herzlich willkommen',
    text: 'Folgen Sie Ihrem persönlichen Plan in Ihrem eigenen Tempo. Jede Etappe ist ein kurzes Stück Weg; die Aufgaben darin zeigen Ihnen, was zu tun ist und wozu.',
    status: { open: 'Unterwegs', completed: 'Geschafft' },
    day: {
      later: (first) => `Ihr erster Tag: ${dueFormats.long(first)}`,
      laterInShort: (first) => `erster Tag: ${dueFormats.middle(first)}`,
      tomorrow: 'morgen ist Ihr erster Tag',
      today: 'heute ist Ihr erster Tag',
      number: (day) => `Tag ${day}`,
    },
    planHint: 'Hier ist Ihr persönlicher Plan für einen guten Start',
    planOf: (employeeName) => `Onboarding von ${employeeName}`,
    yourPlan: 'Ihr Plan',
    begin: {
      new: { brief: 'Beginnen', whole: (mission) => `Beginnen mit: ${mission}` },
      begun: { brief: 'Weiter', whole: (mission) => `Weiter mit: ${mission}` },
    },
    completedTitle: 'Alle Etappen Ihres Plans sind geschafft',
  },

  days: {
    today: 'Heute',
    short: {
      past: (due) => `geplant für ${dueFormats.short(due)}`,
      today: () => 'heute',
      tomorrow: () => 'morgen',
      later: (due) => `bis ${dueFormats.short(due)}`,
      day: (day) => `Tag ${day}`,
      daysBefore: (days) =>
        plural(days, { one: `${days} Tag vor dem Start`, other: `${days} Tage vor dem Start` }),
    },
    long: {
      past: (due) => `geplant für ${dueFormats.long(due)}`,
      today: () => 'heute',
      tomorrow: () => 'morgen',
      later: (due) => `bis ${dueFormats.long(due)}`,
      day: (day) => `Tag ${day}`,
      daysBefore: (days) =>
        plural(days, {
          one: `${days} Tag vor Ihrem ersten Tag`,
          other: `${days} Tage vor Ihrem ersten Tag`,
        }),
    },
  },

  timeline: {
    empty: 'Es gibt noch keine Etappen',
    next: 'Als Nächstes',
    spokenStates: { completed: 'geschafft', selected: 'ausgewählt', next: 'als Nächstes' },
  },

  progress: {
    sentence: missionsCompleted,
    extent: (missions, milestones) => `${missionCount(missions)} in ${milestoneCount(milestones)}`,
    fraction: ({ completed, total }) => `${completed}/${total}`,
    brief: ({ completed, total }) => `${completed}/${missionCount(total)} erledigt`,
    title: (milestone) => `Fortschritt in „${milestone}“`,
    remaining: (missions) =>
      plural(missions, {
        one: `In dieser Etappe ist noch ${missions} Aufgabe offen.`,
        other: `In dieser Etappe sind noch ${missions} Aufgaben offen.`,
      }),
    bar: 'Erledigt',
    percentage: (percentage) => `${percentage}\u00a0%`,
    count: ({ completed, total }) => `${completed} von ${total}`,
  },

  missionList: {
    title: (milestone) => `Aufgaben in „${milestone}“`,
    hint: 'Mit diesen Aufgaben ist die Etappe geschafft',
    empty: 'In dieser Etappe gibt es keine Aufgaben',
    completed: 'Erledigt',
    spokenCompleted: 'erledigt',
  },

  mission: {
    minutes: (minutes) => `${minutes}\u00a0Min.`,
    steps: (checked, total) =>
      plural(total, {
        one: `${checked} von ${total} Schritt`,
        other: `${checked} von ${total} Schritten`,
      }),
    completedOn: (at) => `am ${longDay.format(at)}`,
    notTranslated: 'Diese Aufgabe gibt es noch nicht auf Deutsch.',
    complete: 'Als erledigt markieren',
    completed: 'Aufgabe erledigt',
    nextSteps: 'Wie es weitergeht',
    completionOffer: 'Alle Schritte sind abgehakt. Diese Aufgabe als erledigt markieren?',
    none: {
      title: 'Wählen Sie eine Aufgabe',
      text: 'Sobald Sie eine Aufgabe aus der Liste wählen, sehen Sie hier, was zu tun ist',
    },
  },

  markdown: {
    table: 'Tabelle',
    code: 'Code',
    copyCode: 'Code kopieren',
    copied: 'Kopiert',
    copyFailed:
      'Dieser Browser lässt das Kopieren nicht zu. Bitte markieren und kopieren Sie den Text selbst.',
    tooDeep:
      'Dieser Text kann nicht angezeigt werden. Bitte sagen Sie der Personalabteilung Bescheid.',
  },

  completion: {
    missionTitle: 'Gut gemacht.',
    missionText: ({ completed, total }, milestone) =>
      `${completed} von ${missionCount(total)} in „${milestone}“ erledigt.`,
    milestoneTitle: (milestone) => `Die Etappe „${milestone}“ ist geschafft.`,
    milestoneText: (missions) =>
      plural(missions, {
        one: `Gut gemacht: Sie haben ${missions} Aufgabe erledigt.`,
        other: `Gut gemacht: Sie haben ${missions} Aufgaben erledigt.`,
      }),
    nextMission: (mission) => `Nächste Aufgabe: ${mission}`,
    nextMilestone: (milestone) => `Nächste Etappe: ${milestone}`,
    allMissions: (milestone) => `Alle Aufgaben in „${milestone}“`,
    planSpoken: 'Alle Etappen Ihres Plans sind geschafft.',
    plan: (first, last) =>
      `Alle Aufgaben sind erledigt (${longDay.formatRange(first, last)}), und wir freuen uns, dass Sie dazugehören.`,
  },

  checklist: {
    open: 'Nicht erledigt',
    completed: 'Erledigt',
    completedOn: (at) => `Erledigt am ${longDay.format(at)}`,
  },

  calendar: {
    add: 'In meinen Kalender',
    fileName: 'mein-onboarding.ics',
  },

  people: {
    labels: { buddy: 'Ihr Buddy:', manager: 'Ihre Führungskraft:' },
    ask: (name) => `Frage zu dieser Aufgabe an: ${name}`,
    call: (name) => `Wegen dieser Aufgabe anrufen: ${name}`,
    missionSubject: (mission) => `Frage zu „${mission}“ (${productName})`,
    unknownMissionSubject: `Frage zu einer Aufgabe, die nicht zu meinem Plan gehört (${productName})`,
    announceCompletion: (contact) => `Bescheid geben: ${contact}`,
    completedSubject: `Ich habe meinen Onboarding-Plan abgeschlossen (${productName})`,
    completedBody: (missions) =>
      plural(missions, {
        one: 'Ich habe die eine Aufgabe meines Onboarding-Plans erledigt.',
        other: `Ich habe alle ${missions} Aufgaben meines Onboarding-Plans erledigt.`,
      }),
  },

  persistence: {
    begun: 'Ab jetzt wird Ihr Fortschritt für Ihr Konto gespeichert, aber nur auf diesem Gerät.',
    saved: 'Auf diesem Gerät gespeichert.',
    limit:
      'Ihr Fortschritt ist nur in diesem Browser gespeichert. Wenn Sie lange nicht hier waren, kann der Browser ihn löschen. Wenn Sie ihn selbst löschen, bleibt er nur erhalten, bis Sie diese Seite neu laden oder sich abmelden.',
    untilReload:
      'Wenn Sie diese Seite neu laden oder sich abmelden, sind Aufgaben nicht mehr als erledigt markiert.',
    removed:
      'Ihr Fortschritt ist nicht mehr auf diesem Gerät gespeichert. Er bleibt nur noch erhalten, bis Sie diese Seite neu laden oder sich abmelden.',
    unavailable:
      'Dieser Browser speichert Ihren Fortschritt nicht. Was Sie erledigen, bleibt nur so lange erledigt, bis Sie diese Seite neu laden oder sich abmelden.',
    remove: { visible: 'Vom Gerät löschen', spoken: 'Meinen Fortschritt vom Gerät löschen' },
  },

  screen: {
    title: 'Ihr Onboarding',
    unknownInitials: 'U',
    offline: 'Sie sind offline. Ihren Plan können Sie trotzdem lesen.',
    passwordResetWaits:
      'Um den Link aus Ihrer E-Mail zu verwenden, melden Sie sich bitte zuerst ab. Wenn Sie diese Seite neu laden, öffnen Sie ihn danach noch einmal aus Ihrer E-Mail.',
    timelineTitle: 'Ihr Onboarding auf einen Blick',
    timelineHint: 'Wählen Sie eine Etappe, um die Aufgaben darin zu sehen und zu erledigen',
    timelineHintAtEnd: 'Wählen Sie eine Etappe, um die Aufgaben darin noch einmal zu lesen',
    skipToOpenMission: 'Zur ersten offenen Aufgabe springen',
    week: (missions) => `Diese Woche: ${missionCount(missions)}.`,
    weekWithMinutes: (missions, minutes) =>
      `Diese Woche: ${missionCount(missions)}, etwa ${minutes} Minuten.`,
    weekWithHours: (missions, hours) =>
      `Diese Woche: ${missionCount(missions)}, etwa ${plural(hours, { one: `${withHalf(hours)} Stunde`, other: `${withHalf(hours)} Stunden` })}.`,
    milestone: (milestone, progress) => `${milestone}: ${missionsCompleted(progress)}`,
    place: (mission, missions) => `${mission} von ${missions}`,
    unknown: {
      milestone: 'Ihr Link führt zu einer Etappe, die nicht zu Ihrem Plan gehört.',
      mission: 'Ihr Link führt zu einer Aufgabe, die nicht zu Ihrem Plan gehört.',
    },
    placeholderTitle: 'Wie geht es weiter?',
    noPlan:
      'Für Ihr Konto gibt es noch keinen Plan. Bitte fragen Sie bei der Personalabteilung nach.',
    toBegin: 'Wählen Sie eine Etappe aus und fangen Sie mit der ersten Aufgabe an.',
    toGoOn: 'Machen Sie weiter, wo Sie aufgehört haben, oder wählen Sie eine Etappe.',
  },
};
